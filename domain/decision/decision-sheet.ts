import { dataSheet } from '#domain/catalogue/data-sheet.ts'
import { allEndsOf, connectorKeysOf, endsOf } from '#domain/catalogue/part/ends.ts'
import { isAccessory, type Accessory, type Product } from '#domain/catalogue/product.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import type { Registries } from '#domain/catalogue/registry/registries.ts'
import { sharingModels } from '#domain/catalogue/related.ts'
import { availabilityDetailLabel, conditionLabel } from '#domain/catalogue/vocabulary.ts'
import type { ComparedRow } from '#domain/compare/comparison.ts'
import { messageAmount, type Cents } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'

export interface Alternative<P extends Product> {
  product: P
  relation: string
}

const maximumAlternatives = 2

/** Alternatives, at most two, of the same type and sides with a common model or, where neither cites any, brand. */
export function alternativesFor<P extends Product>(product: P, catalogue: readonly P[], models: ModelRegistry) {
  if (!isAccessory(product)) return []
  const candidates = catalogue
    .filter(isAccessory)
    .filter((other) => other.id !== product.id && isSameKind(product, other))
  const byModels = sharingModels(product, candidates, models).map(({ part, names }) => ({
    product: part,
    relation: `também compatível com ${names.join(', ')}${connectorRemark(product, part)}`,
  }))
  return [...byModels, ...alternativesOfBrand(product, candidates)].slice(0, maximumAlternatives)
}

/** The candidates of the same brand, for parts that cite no model; 'universal' and 'outros' are no common brand. */
function alternativesOfBrand<P extends Product & Accessory>(product: P, candidates: readonly P[]): Alternative<P>[] {
  if (product.equipmentModel.length > 0) return []
  const brands = new Set(brandKeysOf(product).filter((key) => key !== 'universal' && key !== 'outros'))
  return candidates
    .filter((other) => other.equipmentModel.length === 0 && brandKeysOf(other).some((key) => brands.has(key)))
    .map((other) => ({ product: other, relation: `mesma marca, modelo a confirmar${connectorRemark(product, other)}` }))
}

/** Whether both parts have the same sides: a trunk cable is no alternative to a whole cable. */
function isSameKind(a: Accessory, b: Accessory): boolean {
  const sidesOf = (part: Accessory) => String([...new Set(allEndsOf(part).map(({ side }) => side))].toSorted())
  return a.productType === b.productType && sidesOf(a) === sidesOf(b)
}

function connectorRemark(part: Accessory, alternative: Accessory): string {
  const connectorsOf = ({ ends }: Accessory) => String(ends.map(({ connector }) => connector).toSorted())
  return connectorsOf(part) === connectorsOf(alternative) ? '' : '; outro conector'
}

export interface ComparedPart<P extends Product = Product> {
  product: P
  variantId?: string | undefined
}

const maximumCitedModels = 8
const maximumCheckedModels = 6

/** The rows about what a part fits: the cited models; else the brand, with the model to be confirmed, and words. */
function fitRows({ product }: ComparedPart, models: ModelRegistry): Fact[] {
  if (product.category === 'equipamentos') return []
  const names = product.equipmentModel.flatMap((key) => models.get(key)?.name ?? [])
  if (names.length > 0)
    return [{ name: 'Compatível com (segundo a ficha)', value: firstNames(names, maximumCitedModels) }]
  const words = product.compatibleWith.slice(0, 3).join('; ')
  return [brandRow(product), ...(words === '' ? [] : [{ name: 'Nas palavras do catálogo', value: words }])]
}

function brandRow({ brands }: Product): Fact {
  const namedBrands = brands.filter(({ key }) => key !== 'universal' && key !== 'outros')
  if (namedBrands.length === 0) return { name: 'Marca', value: 'universal, conforme o conector' }
  return { name: 'Marca', value: `${namedBrands.map(({ label }) => label).join(', ')}, modelo a confirmar` }
}

/** The first names and the number of the others: 'A, B e mais 3'. */
function firstNames(names: readonly string[], maximum: number): string {
  const otherCount = names.length - maximum
  return otherCount > 0 ? `${names.slice(0, maximum).join(', ')} e mais ${otherCount}` : names.join(', ')
}

/** The price of one use of a single-use part, by the pieces in its pack; undefined where one of these is not known. */
export function costPerUse(
  product: Product,
  variant: { pack?: string | undefined } | undefined,
  price: Cents,
): string | undefined {
  if (price <= 0 || product.dossier.use !== 'uso-unico') return undefined
  const pieces = piecesIn(variant?.pack ?? '')
  if (pieces === undefined) return undefined
  return pieces === 1
    ? messageAmount(price)
    : `${messageAmount(Math.round(price / pieces))} (${messageAmount(price)} por ${numberText(pieces)})`
}

/** The number of pieces in 'Pacote com 50', 'Caixa com 1.000', 'Jogo de 3', 'Unidade'; undefined by weight. */
function piecesIn(pack: string): number | undefined {
  if (pack === 'Unidade') return 1
  const packSize = / (?:com|de) (\d{1,3}(?:\.\d{3})|\d{1,4})(?: (?:jogos|peças|unidades))?$/.exec(pack)?.[1]
  const pieces = Number(packSize?.replace('.', '') ?? 0)
  return pieces > 0 ? pieces : undefined
}

/** A page that justifies a choice: a part, up to two others for the same machines, and the facts of each. */
export interface DecisionSheet {
  groups: { title: string; rows: ComparedRow[] }[]
  checks: string[]
}

export interface DecisionColumn {
  id: string
  variantId?: string
  code: string
  name: string
  choice: string
  ncm: string
  /** What an alternative has in common with the sheet's part; '' for the part itself. */
  relation: string
}

const maximumFacts = [5, 4, 3] as const

/** Makes the page that justifies a choice, from the data alone. In: the part first, then its alternatives. */
export function decisionSheet(parts: readonly ComparedPart[], registries: Registries): DecisionSheet {
  const sheets = parts.map(({ product, variantId }) => dataSheet(withVariant(product, variantId), registries))
  const facts = sheets.map(({ rows }) =>
    rows.map(({ name, value, source }) => ({ name, value: withSource(value, source) })),
  )
  const endNames = new Set(
    sheets.flatMap(({ rows }) => rows.flatMap(({ name, connectors }) => (connectors ? name : []))),
  )
  const comparedFacts = sideBySide(facts)
  const ends = comparedFacts.filter(({ name }) => endNames.has(name))
  const others = comparedFacts.filter(({ name }) => !endNames.has(name))
  const groups = [
    { title: 'O que é', rows: sideBySide(parts.map(identityFacts)) },
    {
      title: 'Compatibilidade, e como se sabe',
      rows: [...sideBySide(parts.map((part) => fitRows(part, registries.models))), ...ends],
    },
    {
      title: 'Características',
      rows: others.filter(({ values: [value] }) => value !== '').slice(0, maximumFacts[parts.length - 1] ?? 3),
    },
    {
      title: 'Documentos',
      rows: sideBySide(
        sheets.map(({ papers }) => papers.map(({ name, value, note }) => ({ name, value: withSource(value, note) }))),
      ),
    },
    { title: 'Preço e disponibilidade', rows: sideBySide(parts.map(offerFacts)) },
  ]
  return { groups: groups.filter(({ rows }) => rows.length > 0), checks: checksOf(parts[0], registries) }
}

type Fact = { name: string; value: string }

function sideBySide(facts: readonly (readonly Fact[])[]): ComparedRow[] {
  const names = [...new Set(facts.flatMap((rows) => rows.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    values: facts.map((rows) => [...new Set(rows.flatMap((row) => (row.name === name ? [row.value] : [])))].join('; ')),
  }))
}

function withSource(value: string, source: string | undefined): string {
  return source ? `${value} (${source})` : value
}

function withVariant(product: Product, variantId: string | undefined): Product {
  if (product.category === 'equipamentos' || variantId === undefined) return product
  const variants = product.variants.filter(({ id }) => id === variantId)
  return variants.length > 0 ? { ...product, variants } : product
}

function variantOf({ product, variantId }: ComparedPart) {
  return product.category === 'equipamentos' ? undefined : product.variants.find(({ id }) => id === variantId)
}

function identityFacts({ product }: ComparedPart): Fact[] {
  const isPart = isAccessory(product)
  const makerCodes = isPart
    ? product.references.map(({ maker: name, code, source }) => `${name} ${code} (${source})`)
    : []
  return [
    { name: 'Condição', value: isPart ? conditionLabel[product.condition] : 'Equipamento' },
    ...(makerCodes.length > 0 ? [{ name: 'Código do fabricante que substitui', value: makerCodes.join('; ') }] : []),
  ]
}

function offerFacts(part: ComparedPart): Fact[] {
  const variant = variantOf(part)
  const price = variant?.currentPrice ?? part.product.currentPrice
  const cost = costPerUse(part.product, variant, price)
  return [
    { name: 'Disponibilidade', value: availabilityDetailLabel[variant?.availability ?? part.product.availability] },
    { name: 'Preço', value: price > 0 ? messageAmount(price) : 'sob consulta, vem com o orçamento' },
    ...(cost === undefined ? [] : [{ name: 'Custo por uso', value: cost }]),
  ]
}

function checksOf(part: ComparedPart | undefined, { connectors, models }: Registries): string[] {
  if (!part || part.product.category === 'equipamentos') return []
  const { product } = part
  const variant = variantOf(part)
  const keys = variant ? endsOf(product, variant).map(({ connector }) => connector) : connectorKeysOf(product)
  const partConnectors = keys.flatMap((key) => connectors.get(key) ?? [])
  const confirmedCount = partConnectors.filter(({ confirmed }) => confirmed).length
  const notes = partConnectors.flatMap(({ note }) => note ?? [])
  return [
    modelCheck(product.equipmentModel, models),
    'Código na etiqueta da peça em uso, e quantas pontas ou vias ela tem.',
    ...(confirmedCount > 0 ? ['Face do conector, vista de frente, igual à da figura.'] : []),
    ...(confirmedCount < partConnectors.length
      ? ['Conector cuja face o catálogo não conhece: compare na peça em uso.']
      : []),
    ...new Set(notes),
  ]
}

function modelCheck(keys: readonly string[], models: ModelRegistry): string {
  const names = keys.flatMap((key) => models.get(key)?.name ?? [])
  if (names.length === 0) return 'Marca e modelo do equipamento, na etiqueta do fabricante.'
  return `Modelo na etiqueta do equipamento: ${firstNames(names, maximumCheckedModels)}.`
}
