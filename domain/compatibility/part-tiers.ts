import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { isAccessory, type Product, type Accessory } from '#domain/catalogue/product.ts'
import { positionsIn, productsAt } from '#domain/catalogue/registry/catalogue-positions.ts'
import {
  partsOfModel,
  plainName,
  type RegisteredModel,
  type ModelRegistry,
} from '#domain/catalogue/registry/model-registry.ts'
import { type Parameter, technologyLabel, type Technology } from '#domain/catalogue/registry/parameters.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { groupBy, groupPairs } from '#domain/group-by.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { typeParameter } from './page-data.ts'

/** Positions, in catalogue order, of the parts that serve one of the given parameters. */
export interface MeasuringParts {
  all: readonly number[]
  /** By the brand's key. */
  byBrand: ReadonlyMap<string, readonly number[]>
  /** The number of parts for any brand, by type. */
  universal: readonly { type: ProductType; count: number }[]
}

const partsByCatalogue = new WeakMap<readonly Product[], Map<string, MeasuringParts>>()

/**
 * The parts that serve one of the parameters, cached by catalogue and set of parameters, because hundreds of models
 * share one. In: a catalogue that does not change any more.
 */
export function measuringParts(catalogue: readonly Product[], parameters: readonly Parameter[]): MeasuringParts {
  const byParameters = partsByCatalogue.get(catalogue) ?? new Map<string, MeasuringParts>()
  partsByCatalogue.set(catalogue, byParameters)
  const key = parameters.join()
  const parts = byParameters.get(key) ?? findParts(catalogue, parameters)
  byParameters.set(key, parts)
  return parts
}

function findParts(catalogue: readonly Product[], parameters: readonly Parameter[]): MeasuringParts {
  const { byUse } = positionsIn(catalogue)
  const positions = keysOf(productTypeLabel).flatMap((type) => {
    const parameter = typeParameter[type]
    return parameter !== undefined && parameters.includes(parameter) ? (byUse.get(type) ?? []) : []
  })
  const all = positions.toSorted((a, b) => a - b)
  const parts = all.flatMap((position) => {
    const part = catalogue[position]
    return part && isAccessory(part) ? [{ position, part, brands: new Set(brandKeysOf(part)) }] : []
  })
  const universal = parts.filter(({ brands }) => brands.has('universal'))
  return {
    all,
    byBrand: groupPairs(
      parts.flatMap(({ brands, position }) => Array.from(brands, (brand) => [brand, position] as const)),
    ),
    universal: Array.from(
      groupBy(universal, ({ part }) => part.productType),
      ([type, { length: count }]) => ({
        type,
        count,
      }),
    ),
  }
}

/** The words for a technology on data sheets, the more specific ones first. */
const technologyNames: readonly (readonly [Technology, readonly string[]])[] = [
  ['masimo-rainbow', ['masimo', 'rainbow']],
  ['masimo', ['masimo']],
  ['nellcor-oximax', ['oximax']],
  ['nellcor', ['nellcor']],
  ['fast', ['fast']],
  ['trusignal', ['trusignal']],
  ['nonin', ['nonin']],
  ['microstream', ['microstream']],
  ['mainstream', ['mainstream']],
  ['sidestream', ['sidestream']],
]

/**
 * The technology that a part's data sheet states under 'Tecnologia'; undefined where it is not certain: 'Masimo SET' is
 * masimo, 'SpO2 Mindray' the brand's own, 'A do monitor' none.
 */
export function partTechnology({ specifications, brands }: Accessory): Technology | undefined {
  const values = specifications.filter(({ name }) => name === 'Tecnologia').map(({ value }) => wordsOf(value))
  const words = new Set(values.flat())
  const [technology] = technologyNames.find(([, names]) => names.every((name) => words.has(name))) ?? []
  if (technology) return technology
  const isOwn = wordsOf(brands[0].label).every((word) => words.has(word))
  return isOwn && words.size > 0 ? 'propria' : undefined
}

/** Whether two technologies read the same sensor; Nellcor and OxiMax count as one. */
export function isSameTechnology(a: Technology, b: Technology): boolean {
  const readBySensor = (technology: Technology) => (technology === 'nellcor-oximax' ? 'nellcor' : technology)
  return readBySensor(a) === readBySensor(b)
}

/** Technologies as a row shows them: 'Masimo SET'. */
export function technologyText(technologies: readonly Technology[]): string {
  return keysOf(technologyLabel)
    .filter((key) => technologies.includes(key))
    .map((key) => technologyLabel[key])
    .join(', ')
}

/**
 * Sorts a catalogue by its relation to a model. Out: `cited`, the parts that name the model; `ofBrand`, others of its
 * brand that may fit, to be confirmed before ordering; `universal`, the number of parts for any brand by type, also of
 * those in the other tiers, of which the connector decides which one fits.
 */
export function partTiers<P extends Product>(
  model: RegisteredModel,
  catalogue: readonly P[],
  registry: ModelRegistry,
): { cited: P[]; ofBrand: P[]; universal: MeasuringParts['universal'] } {
  const cited = partsOfModel(model.key, catalogue)
  const citedParts = new Set(cited)
  const { all, byBrand, universal } = measuringParts(catalogue, model.parameters)
  const { brand } = model.maker
  // For a maker without a brand of its own in the catalogue any part is a candidate.
  const candidates = productsAt(catalogue, brand === 'outros' ? all : byBrand.get(brand))
  return {
    cited,
    ofBrand: candidates.filter(
      (part): part is P & Accessory => isAccessory(part) && !citedParts.has(part) && mayFit(model, part, registry),
    ),
    universal,
  }
}

/** Whether a part of the model's brand, for something that the model measures, may fit it. */
function mayFit(model: RegisteredModel, part: Accessory, registry: ModelRegistry): boolean {
  const modelsOfMaker = part.equipmentModel
    .flatMap((key) => registry.get(key) ?? [])
    .filter(({ maker }) => maker.key === model.maker.key)
  // A maker without a brand in the catalogue has no key to compare by: only parts that cite another of its models count
  // as its own.
  const isOfBrand = model.maker.brand !== 'outros' || modelsOfMaker.length > 0
  const isOfKind = modelsOfMaker.length === 0 || modelsOfMaker.some(({ kind }) => kind === model.kind)
  return isOfBrand && isOfKind && sharesTechnology(model, part) && !excludes(part, model)
}

/**
 * A brand alone does not decide: an SpO2 part must state a technology that the model is known to have; any other part
 * must not state a different one.
 */
function sharesTechnology({ technologies }: RegisteredModel, part: Accessory): boolean {
  const parameter = typeParameter[part.productType]
  const modelTechnologies = parameter && technologies[parameter]
  const technologyOfPart = partTechnology(part)
  if (!modelTechnologies || !technologyOfPart) return parameter !== 'spo2'
  return modelTechnologies.some((technology) => isSameTechnology(technology, technologyOfPart))
}

/** Whether the part's data sheet excludes this model, in any spelling. */
function excludes({ specifications }: Accessory, { name, aliases }: RegisteredModel): boolean {
  const values = specifications
    .filter((row) => row.name.toLowerCase() === 'não serve em')
    .map(({ value }) => plainName(value))
  return [name, ...aliases].some((spelling) => values.some((value) => value.includes(plainName(spelling))))
}
