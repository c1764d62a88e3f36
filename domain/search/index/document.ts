import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { patientsOf } from '#domain/catalogue/mating/patients.ts'
import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { isOnSale } from '#domain/catalogue/price.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { connectorNames, connectorWords } from '#domain/catalogue/registry/connector.ts'
import type { EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import type { PartTechnology } from '#domain/catalogue/registry/parameters.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import type { Registries } from '#domain/catalogue/registry/registries.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { type ArticleVariant, versionsOf } from '#domain/catalogue/variants/variant.ts'
import type { Availability, ProductCategory, SizeKey } from '#domain/catalogue/vocabulary.ts'
import { stemsOf, wordsOf } from '#domain/text/tokens.ts'
import { readMeasures } from './measures.ts'

export interface SearchCode {
  code: string
  former?: readonly string[]
  variantId?: string
  /** The words of the variant's axes, and names of its connectors, in one text: 'Argon', 'Caixa com 24'. */
  label?: string
  size?: SizeKey
  sizeLabel?: string
  count?: number
  /** The length of a cable or tube in cm. */
  length?: number
}

/** What the search knows of a product: small enough to be sent to a browser. */
export interface SearchDocument {
  id: string
  name: string
  category: ProductCategory
  productType?: ProductType
  family?: EquipmentFamily
  technology?: PartTechnology
  /** Brand keys, the product's own first. */
  brands: string[]
  models: string[]
  /** The kinds of machines that its models are; missing if it names no models. */
  machines?: EquipmentKind[]
  aliases: Readonly<Record<string, readonly string[]>>
  references: string[]
  compatibleWith: string[]
  /** Texts of its data sheet that name models which it does not fit. */
  notFor: string[]
  /** Machines, by the stems of their nouns, that its data sheet says it is not for. Missing if there are none. */
  notOn?: string[]
  tags: string[]
  /** The names of its connectors and their numbers of pins: 'DB9 macho', '9 pinos'. */
  connectors: string[]
  /** The words of description, data sheet and connectors, each once, without those of the other fields. */
  description: string
  codes: SearchCode[]
  counts: number[]
  /** The sizes of the patients that its data sheet names, where its codes have none; missing if it names none. */
  patients?: SizeKey[]
  availability: Availability
  isOnSale: boolean
}

/** A product as the search knows it: models by name, connectors by the words of the registry. */
export function toSearchDocument(product: Product, registries: Registries): SearchDocument {
  const { id, name, category, availability, compatibleWith } = product
  const { models, aliases, references, machines } = namesOf(product, registries)
  const tags = [...product.tags, ...equipmentTags(product)]
  const connectors = connectorKeysOf(product).flatMap((key) => registries.connectors.get(key) ?? [])
  const elsewhere = [name, ...tags, ...compatibleWith, ...models, ...Object.values(aliases).flat()].join(' ')
  const stated = product.specifications.filter((row) => !isExclusion(row)).map(({ value }) => value)
  const prose = [product.description, ...stated, ...connectors.map(connectorWords)].join(' ')
  return {
    id,
    name,
    category,
    ...kindOf(product),
    models,
    ...(machines && { machines }),
    aliases,
    references,
    compatibleWith,
    notFor: excludedModels(product),
    ...excludedMachines(product),
    tags,
    connectors: [...new Set(connectors.flatMap(connectorNames))],
    description: wordsOnlyIn(prose, elsewhere),
    codes: codesOf(product, registries),
    counts: statedCounts(product),
    ...patientsStated(product),
    availability,
    isOnSale: isOnSale(product),
  }
}

function namesOf(
  product: Product,
  { models: registry }: Registries,
): Pick<SearchDocument, 'models' | 'machines' | 'aliases' | 'references'> {
  if (product.category === 'equipamentos') return { models: [], aliases: {}, references: [] }
  const registeredModels = product.equipmentModel.map((key) => registry.get(key))
  return {
    models: product.equipmentModel.map((key, position) => registeredModels[position]?.name ?? key),
    ...(registeredModels.length > 0 && {
      machines: [...new Set(registeredModels.flatMap((model) => model?.kind ?? []))],
    }),
    aliases: Object.fromEntries(
      registeredModels.flatMap((model) => (model?.aliases.length ? [[model.name, model.aliases]] : [])),
    ),
    references: product.references.map(({ code }) => code),
  }
}

function kindOf(product: Product): Pick<SearchDocument, 'productType' | 'family' | 'technology' | 'brands'> {
  if (product.category === 'equipamentos') return { family: product.family, brands: brandKeysOf(product) }
  const { productType, technology } = product
  return { productType, ...(technology && { technology }), brands: brandKeysOf(product) }
}

/** The values of a machine's own filters, which the search matches like tags (spec §5). */
function equipmentTags(product: Product): string[] {
  return product.category === 'equipamentos' ? [product.specialty, product.technology, product.treatment] : []
}

function codesOf(product: Product, registries: Registries): SearchCode[] {
  const ownCodes = product.sku ? [{ code: product.sku, ...formerOf(product.formerCodes) }] : []
  if (product.category === 'equipamentos') return ownCodes
  // A product that had one code and now has variants: its former code may mean any of them.
  const former = product.sku ? [] : product.formerCodes
  return [...ownCodes, ...product.variants.map((variant) => codeOfVariant(variant, former, registries))]
}

function codeOfVariant(
  variant: ArticleVariant,
  former: readonly string[] = [],
  { connectors }: Registries,
): SearchCode {
  const { id, sku, sizeKey, sizeLabel, vias, leads, length } = variant
  // A name of the trade ('Quik-Combo', 'TruWave') distinguishes a variant; 'engate da braçadeira' does not.
  const plugs = (variant.ends ?? []).flatMap(({ connector }) => connectors.get(connector)?.aliases ?? [])
  const words = wordAxes.flatMap((axis) => axisValue(variant, axis) ?? [])
  const label = [...words, ...plugs.filter((plug) => /^\p{Lu}(?!.* pinos)/u.test(plug))].join(' ')
  const count = leads ?? vias
  const [centimetres] = readMeasures(length ?? '').lengths
  return {
    code: sku,
    ...formerOf([...former, ...(variant.formerCodes ?? [])]),
    variantId: id,
    ...(label && { label }),
    ...(sizeKey && { size: sizeKey }),
    ...(sizeLabel && { sizeLabel }),
    ...(count && { count: Number(count) }),
    ...(centimetres !== undefined && { length: centimetres }),
  }
}

/** The axes whose values are words; the values of the others are searched as figures and keys. */
const wordAxes = variantAxes.filter((axis) => !['size', 'vias', 'leads', 'length'].includes(axis))

function formerOf(codes: readonly string[] = []): Pick<SearchCode, 'former'> {
  return codes.length > 0 ? { former: codes } : {}
}

/** The numbers of ways that the data sheet states: 'Número de vias: 3 ou 5', 'Vias de ar: 2 (tubo duplo)'. */
function statedCounts({ specifications }: Product): number[] {
  const values = specifications.filter(({ name }) => /\bvias\b/i.test(name)).map(({ value }) => value)
  return [...new Set(values.flatMap((value) => value.split('(')[0]?.match(/\d+/g) ?? []).map(Number))]
}

const sizesOfPatient = {
  neonatal: ['neonatal'],
  pediatrico: ['pediatrica'],
  adulto: ['adulto', 'adulto-grande', 'obeso'],
} as const

/** The sizes of the patients that a part without sized versions names: an adult's hose is no answer for a newborn. */
function patientsStated(product: Product): Pick<SearchDocument, 'patients'> {
  if (product.category === 'equipamentos' || product.variants.some(({ sizeKey }) => sizeKey)) return {}
  const patients = versionsOf(product).map((version) => patientsOf(product, version))
  if (patients.includes(undefined)) return {}
  const sizes = patients.flatMap((groups) => [...(groups ?? [])].flatMap((patient) => sizesOfPatient[patient]))
  return { patients: [...new Set(sizes)] }
}

/** The texts of the data sheet that exclude models: 'Não serve em: GE MAC 3500, 5000 e 5500'. */
function excludedModels({ specifications }: Product): string[] {
  return specifications.filter((row) => isExclusion(row) && /\d/.test(row.value)).map(({ value }) => value)
}

/** Machines on which a wrong part hurts: it leaves an incubator's heat, or a DEA's shock for a child, uncontrolled. */
const guardedMachines = ['incubadora', 'berço', 'DEA']

function excludedMachines({ specifications }: Product): Pick<SearchDocument, 'notOn'> {
  const excludedStems = new Set(specifications.filter(isExclusion).flatMap(({ value }) => stemsOf(value)))
  const notOn = guardedMachines.flatMap(stemsOf).filter((stem) => excludedStems.has(stem))
  return notOn.length > 0 ? { notOn } : {}
}

/** Whether a row says what a part is not for: electrodes that do not pace are no answer to 'marca-passo'. */
const isExclusion = ({ name }: { name: string }): boolean => name.toLowerCase() === 'não serve em'

/** Numbers in prose are mostly measures; models have fields of their own. */
const bareNumber = /^\d+$/

function wordsOnlyIn(text: string, elsewhere: string): string {
  const elsewhereWords = new Set(wordsOf(elsewhere))
  const isMeaningful = (word: string) => word.length > 2 && !bareNumber.test(word) && !elsewhereWords.has(word)
  return [...new Set(wordsOf(text))].filter(isMeaningful).join(' ')
}
