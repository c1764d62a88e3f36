import { productTypeLabel } from './product-types.ts'
import { type Accessory, isAccessory, type Product, typeOrFamily } from './product.ts'
import type { EquipmentBrand } from './registry/equipment-brand.ts'
import type { ModelRegistry } from './registry/model-registry.ts'
import { brandKeysOf } from './registry/product-brands.ts'

export interface Relation<P extends Product> {
  product: P
  reason: string
}

const maximumRelated = 4

const enumeration = new Intl.ListFormat('pt-BR')

/** Products that a buyer may also need: parts of other types for the same models, and the same type; four of each. */
export function relatedProducts<P extends Product>(product: P, catalogue: readonly P[], models: ModelRegistry) {
  const sameEquipment = partsOfSameEquipment(product, catalogue, models)
  return { sameEquipment, alternatives: alternativesTo(product, catalogue) }
}

function partsOfSameEquipment<P extends Product>(product: P, catalogue: readonly P[], models: ModelRegistry) {
  if (!isAccessory(product)) return []
  const otherParts = catalogue.filter(isAccessory).filter(({ productType }) => productType !== product.productType)
  return sharingModels(product, otherParts, models)
    .slice(0, maximumRelated)
    .map(({ part, names }) => ({ product: part, reason: `Também compatível com ${enumeration.format(names)}` }))
}

/** The parts that name a model of the product, those with the most first, with the names of up to three of them. */
export function sharingModels<P extends Accessory>(product: Accessory, parts: readonly P[], models: ModelRegistry) {
  return parts
    .map((part) => ({ part, shared: part.equipmentModel.filter((key) => product.equipmentModel.includes(key)) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .map(({ part, shared }) => ({ part, names: shared.slice(0, 3).map((key) => models.get(key)?.name ?? key) }))
}

function alternativesTo<P extends Product>(product: P, catalogue: readonly P[]): Relation<P>[] {
  const brands = new Set(brandKeysOf(product))
  return catalogue
    .filter((other) => other.id !== product.id && typeOrFamily(other) === typeOrFamily(product))
    .map((other) => ({ other, shared: brandKeysOf(other).filter((brand) => brands.has(brand)).length }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, maximumRelated)
    .map(({ other }) => ({ product: other, reason: alternativeReason(other) }))
}

function alternativeReason(product: Product): string {
  if (!isAccessory(product)) return product.treatment
  return `${productTypeLabel[product.productType]}: para ${servedBrand(product.brands[0])}`
}

/** A brand's name as part of a sentence after 'para'; the two reserved keys get other words. */
export function servedBrand({ key, label }: EquipmentBrand): string {
  if (key === 'universal') return 'várias marcas'
  return key === 'outros' ? 'outras marcas' : label
}
