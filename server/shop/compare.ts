import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import {
  areComparable,
  candidatesFor,
  comparableWith,
  compareProducts,
  parseComparedIds,
} from '#domain/compare/comparison.ts'
import { productById, summaryOf } from './catalogue.ts'
import { facesOf } from './product-faces.ts'
import type { Shop } from './shop.ts'

const maximumCandidates = 12

/** The comparison for an address, connectors' faces on one scale; undefined when its products cannot be compared. */
export function comparisonData(shop: Shop, asked: string) {
  const { products } = shop
  const registries = registriesOf(shop.registries)
  const chosen = parseComparedIds(asked).flatMap((id) => productById(shop, id) ?? [])
  if (!areComparable(chosen)) return undefined
  return {
    ...compareProducts(chosen, registries),
    candidates: candidatesFor(chosen, products, registries).slice(0, maximumCandidates).map(summaryOf),
    products: chosen.map((product) => ({ product: summaryOf(product), faces: facesOf(shop, product) })),
  }
}

/** The ids of a product and of those alternatives whose data sheets share enough with it; empty if none does. */
export function comparedWith(shop: Shop, product: CatalogueProduct, alternatives: readonly { id: string }[]): string[] {
  const others = alternatives.flatMap(({ id }) => productById(shop, id) ?? [])
  return comparableWith(product, others, registriesOf(shop.registries)).map(({ id }) => id)
}
