import { productTypeLabel } from './product-types.ts'
import { isAccessory, type Product } from './product.ts'
import { positionsIn, productsAt, useOf } from './registry/catalogue-positions.ts'
import type { EquipmentBrand } from './registry/equipment-brand.ts'
import type { ModelRegistry } from './registry/model-registry.ts'
import { brandKeysOf } from './registry/product-brands.ts'

/** Another product that may interest this one's buyer, and why. */
export interface Relation<P extends Product> {
  product: P
  reason: string
}

const maximumRelated = 4
/** Writes 'A', 'A e B', 'A, B e C'. */
const enumeration = new Intl.ListFormat('pt-BR')

/**
 * What else a product's buyer may need: parts of other types that fit the same models, and products of the same type
 * (machines: of the same family), those that share its brands first. At most four of each.
 */
export function relatedProducts<P extends Product>(
  product: P,
  catalogue: readonly P[],
  models: ModelRegistry,
): { sameEquipment: Relation<P>[]; alternatives: Relation<P>[] } {
  return {
    sameEquipment: partsOfSameEquipment(product, catalogue, models),
    alternatives: alternativesTo(product, catalogue),
  }
}

function partsOfSameEquipment<P extends Product>(
  product: P,
  catalogue: readonly P[],
  registry: ModelRegistry,
): Relation<P>[] {
  if (!isAccessory(product)) return []
  const models = new Set(product.equipmentModel)
  const { byModel } = positionsIn(catalogue)
  const positions = new Set([...models].flatMap((model) => byModel.get(model) ?? []))
  const citingProducts = productsAt(
    catalogue,
    [...positions].toSorted((a, b) => a - b),
  )
  const matches = citingProducts.flatMap((other) =>
    !isAccessory(other) || other.id === product.id || other.productType === product.productType
      ? []
      : [{ product: other, shared: other.equipmentModel.filter((model) => models.has(model)) }],
  )
  return topScored(matches, ({ shared }) => shared.length).map(({ product: other, shared }) => {
    const names = shared.slice(0, 3).map((key) => registry.get(key)?.name ?? key)
    return { product: other, reason: `Também compatível com ${enumeration.format(names)}` }
  })
}

function alternativesTo<P extends Product>(product: P, catalogue: readonly P[]): Relation<P>[] {
  const brands = new Set(brandKeysOf(product))
  const candidates = productsAt(catalogue, positionsIn(catalogue).byUse.get(useOf(product))).filter(
    ({ id }) => id !== product.id,
  )
  return topScored(candidates, (other) => brandKeysOf(other).filter((brand) => brands.has(brand)).length).map(
    (other) => ({
      product: other,
      reason: alternativeReason(other),
    }),
  )
}

/** The items with the highest scores; ties keep their order. It does not sort the hundreds that are not shown. */
function topScored<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  const ranked: { item: Item; score: number }[] = []
  for (const item of items) {
    const score = scoreOf(item)
    const index = ranked.findIndex((other) => other.score < score)
    if (index === -1 && ranked.length === maximumRelated) continue
    ranked.splice(index === -1 ? ranked.length : index, 0, { item, score })
    ranked.length = Math.min(ranked.length, maximumRelated)
  }
  return ranked.map(({ item }) => item)
}

function alternativeReason(product: Product): string {
  if (!isAccessory(product)) return product.treatment
  return `${productTypeLabel[product.productType]}: para ${servedBrand(product.brands[0])}`
}

/** A brand's name as part of a sentence after 'para'; the two reserved keys need other words. */
export function servedBrand({ key, label }: EquipmentBrand): string {
  if (key === 'universal') return 'várias marcas'
  return key === 'outros' ? 'outras marcas' : label
}
