import { isAccessory, type Product, type Accessory } from '#domain/catalogue/product.ts'
import { plainName, type RegisteredModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { socketTechnologyLabel, type Technology } from '#domain/catalogue/registry/parameters.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { groupBy } from '#domain/group-by.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { typeParameter } from './page-data.ts'

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

/** The technology that a data sheet states for certain: 'Masimo SET' masimo, 'SpO2 Mindray' the brand's own. */
export function partTechnology({ specifications, brands }: Accessory): Technology | undefined {
  const values = specifications.filter(({ name }) => name === 'Tecnologia').map(({ value }) => wordsOf(value))
  const words = new Set(values.flat())
  const [technology] = technologyNames.find(([, names]) => names.every((name) => words.has(name))) ?? []
  if (technology) return technology
  const isOwn = wordsOf(brands[0].label).every((word) => words.has(word))
  return isOwn && words.size > 0 ? 'propria' : undefined
}

/** Whether the same sensors work with two technologies; Nellcor and OxiMax count as one. */
export function isSameTechnology(a: Technology, b: Technology): boolean {
  const readBySensor = (technology: Technology) => (technology === 'nellcor-oximax' ? 'nellcor' : technology)
  return readBySensor(a) === readBySensor(b)
}

/** Technologies in words: 'Masimo SET'. */
export function technologyText(technologies: readonly Technology[]): string {
  return keysOf(socketTechnologyLabel)
    .filter((key) => technologies.includes(key))
    .map((key) => socketTechnologyLabel[key])
    .join(', ')
}

/** Sorts parts: those that name the model; its brand's, to be confirmed; the number for any brand, by type. */
export function partTiers<P extends Product>(model: RegisteredModel, catalogue: readonly P[], registry: ModelRegistry) {
  const parts = catalogue.filter(isAccessory)
  const isCited = ({ equipmentModel }: Accessory) => equipmentModel.includes(model.key)
  const measuringParts = parts.filter(({ productType }) => {
    const parameter = typeParameter[productType]
    return parameter !== undefined && model.parameters.includes(parameter)
  })
  const universalParts = measuringParts.filter((part) => brandKeysOf(part).includes('universal'))
  return {
    citedParts: parts.filter(isCited),
    brandParts: measuringParts.filter((part) => !isCited(part) && mayFit(model, part, registry)),
    universalTypes: Array.from(
      groupBy(universalParts, ({ productType }) => productType),
      ([type, { length: count }]) => ({ type, count }),
    ),
  }
}

function mayFit(model: RegisteredModel, part: Accessory, registry: ModelRegistry): boolean {
  const modelsOfMaker = part.equipmentModel
    .flatMap((key) => registry.get(key) ?? [])
    .filter(({ maker }) => maker.key === model.maker.key)
  const { brand } = model.maker
  // A maker without a brand in the catalogue has no key: only parts that cite another of its models count as its own.
  const isOfBrand = brand === 'outros' ? modelsOfMaker.length > 0 : brandKeysOf(part).includes(brand)
  const isOfKind = modelsOfMaker.length === 0 || modelsOfMaker.some(({ kind }) => kind === model.kind)
  return isOfBrand && isOfKind && sharesTechnology(model, part) && !excludes(part, model)
}

/** Whether technologies agree: an SpO2 part must state one of the model's; any other part must state no other one. */
function sharesTechnology({ technologies }: RegisteredModel, part: Accessory): boolean {
  const parameter = typeParameter[part.productType]
  const modelTechnologies = parameter && technologies[parameter]
  const technologyOfPart = partTechnology(part)
  if (!modelTechnologies || !technologyOfPart) return parameter !== 'spo2'
  return modelTechnologies.some((technology) => isSameTechnology(technology, technologyOfPart))
}

/** Whether the part's data sheet excludes the model, in any spelling. */
function excludes({ specifications }: Accessory, { name, aliases }: RegisteredModel): boolean {
  const values = specifications
    .filter((row) => row.name.toLowerCase() === 'não serve em')
    .map(({ value }) => plainName(value))
  return [name, ...aliases].some((spelling) => values.some((value) => value.includes(plainName(spelling))))
}
