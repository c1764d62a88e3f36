import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { type Product, typeOrFamily } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { groupBy } from '#domain/group-by.ts'

/** The types of parts in their order, then the families of machines. */
const uses = [...keysOf(productTypeLabel), ...keysOf(equipmentFamilyLabel).map((family) => `equipamentos/${family}`)]
const collator = new Intl.Collator('pt', { numeric: true })

/**
 * The order of an unfiltered list: one product of each type (or family) in turn, so that the first page shows the
 * variety; within a type by id, numbers in numeric order.
 */
export function showcaseOrder<P extends Product>(products: readonly P[]): P[] {
  const groups = groupBy(products, typeOrFamily)
  const inTurn = uses.flatMap((use) => {
    const group = groups.get(use)?.toSorted((a, b) => collator.compare(a.id, b.id))
    return group?.map((product, turn) => ({ product, turn })) ?? []
  })
  return inTurn.toSorted((a, b) => a.turn - b.turn).map(({ product }) => product)
}
