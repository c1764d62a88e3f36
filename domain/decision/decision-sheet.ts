import { dataSheet } from '#domain/catalogue/data-sheet.ts'
import { formatBrlPlain } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { connectorKeysOf, endsOf } from '#domain/catalogue/registry/connector-registry.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import type { Registries } from '#domain/catalogue/registry/registries.ts'
import { availabilityDetailLabel, conditionLabel } from '#domain/catalogue/vocabulary.ts'
import type { ComparedRow } from '#domain/compare/comparison.ts'
import { fitRows } from './fit-rows.ts'
import { useCost } from './use-cost.ts'
import type { WeighedPart } from './weighed-part.ts'

/** One page that justifies a choice: the part, up to two others for the same machines, and the facts of each. */
export interface DecisionSheet {
  /** Facts of the part and of its alternatives, in this order. */
  rows: DecisionGroup[]
  /** What to check on the machine before ordering. */
  checks: string[]
}

/** Rows for one question of a purchase. */
export interface DecisionGroup {
  title: string
  rows: ComparedRow[]
}

/** Facts that fit on a page, for one, two and three parts. */
const maximumFacts = [5, 4, 3] as const

/** Makes the sheet. In: the part first, then its alternatives. It states only what the data hold. */
export function decisionSheet(weighed: readonly WeighedPart[], registries: Registries): DecisionSheet {
  const sheets = weighed.map(({ product, variantId }) => dataSheet(narrowed(product, variantId), registries))
  const facts = sheets.map(({ rows }) =>
    rows.map(({ name, value, source }) => ({ name, value: sourced(value, source) })),
  )
  const sides = new Set(sheets.flatMap(({ rows }) => rows.flatMap(({ name, connectors }) => (connectors ? name : []))))
  const [ends, others] = parted(side(facts), ({ name }) => sides.has(name))
  const rows = [
    { title: 'O que é', rows: side(weighed.map(identity)) },
    {
      title: 'Onde serve, e como se sabe',
      rows: [...side(weighed.map((one) => fitRows(one, registries.models))), ...ends],
    },
    {
      title: 'Características',
      rows: others.filter(({ values: [own] }) => own !== '').slice(0, maximumFacts[weighed.length - 1] ?? 3),
    },
    {
      title: 'Papéis',
      rows: side(
        sheets.map(({ papers }) => papers.map(({ name, value, note }) => ({ name, value: sourced(value, note) }))),
      ),
    },
    { title: 'Preço e disponibilidade', rows: side(weighed.map(offer)) },
  ]
  return { rows: rows.filter((group) => group.rows.length > 0), checks: checksOf(weighed[0], registries) }
}

interface Fact {
  name: string
  value: string
}

/** The facts of several parts side by side, row by row; '' for a part without that fact. */
function side(facts: readonly (readonly Fact[])[]): ComparedRow[] {
  const names = [...new Set(facts.flatMap((rows) => rows.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    values: facts.map((rows) => [...new Set(rows.flatMap((row) => (row.name === name ? [row.value] : [])))].join('; ')),
  }))
}

function parted<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean): [Row[], Row[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))]
}

function sourced(value: string, source: string | undefined): string {
  return source ? `${value} (${source})` : value
}

/** A product with only the given one of its variants. */
function narrowed(product: Product, variantId: string | undefined): Product {
  if (product.category === 'equipamentos' || variantId === undefined) return product
  const chosen = product.variants.filter(({ id }) => id === variantId)
  return chosen.length > 0 ? { ...product, variants: chosen } : product
}

function variantOf({ product, variantId }: WeighedPart) {
  return product.category === 'equipamentos' ? undefined : product.variants.find(({ id }) => id === variantId)
}

function identity({ product }: WeighedPart): Fact[] {
  const isPart = product.category === 'acessorios-componentes'
  const maker = isPart ? product.references.map(({ maker: name, code, source }) => `${name} ${code} (${source})`) : []
  return [
    { name: 'Condição', value: isPart ? conditionLabel[product.condition] : 'Equipamento' },
    ...(maker.length > 0 ? [{ name: 'Código do fabricante que substitui', value: maker.join('; ') }] : []),
  ]
}

function offer(weighed: WeighedPart): Fact[] {
  const variant = variantOf(weighed)
  const price = variant?.currentPrice ?? weighed.product.currentPrice
  const cost = useCost(weighed.product, variant, price)
  return [
    { name: 'Disponibilidade', value: availabilityDetailLabel[variant?.availability ?? weighed.product.availability] },
    { name: 'Preço', value: price > 0 ? formatBrlPlain(price) : 'sob consulta, vem com o orçamento' },
    ...(cost === undefined ? [] : [{ name: 'Custo por uso', value: cost }]),
  ]
}

/** What to compare with the machine and the part in use. */
function checksOf(weighed: WeighedPart | undefined, { connectors, models }: Registries): string[] {
  if (!weighed || weighed.product.category === 'equipamentos') return []
  const { product } = weighed
  const variant = variantOf(weighed)
  const own = variant ? endsOf(product, variant).map(({ connector }) => connector) : connectorKeysOf(product)
  const keys = own.flatMap((key) => connectors.get(key) ?? [])
  const known = keys.filter(({ confirmed }) => confirmed)
  const notes = keys.flatMap(({ note }) => note ?? [])
  return [
    modelCheck(product.equipmentModel, models),
    'Código na etiqueta da peça em uso, e quantas pontas ou vias ela tem.',
    ...(known.length > 0 ? ['Face do conector, vista de frente, igual à da figura.'] : []),
    ...(known.length < keys.length ? ['Conector cuja face o catálogo não conhece: compare na peça em uso.'] : []),
    ...new Set(notes),
  ]
}

function modelCheck(keys: readonly string[], models: ModelRegistry): string {
  const names = keys.flatMap((key) => models.get(key)?.name ?? [])
  if (names.length === 0) return 'Marca e modelo do equipamento, na etiqueta do fabricante.'
  return `Modelo na etiqueta do equipamento: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ` e mais ${names.length - 6}` : ''}.`
}
