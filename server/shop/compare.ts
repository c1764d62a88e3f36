import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { productWithId } from '#domain/catalogue/registry/catalogue-positions.ts'
import {
  areComparable,
  candidatesFor,
  comparableWith,
  compare,
  parseCompared,
  type Comparison,
} from '#domain/compare/comparison.ts'
import { summaryOf } from './catalogue.ts'
import { facesOf, type ShownFace } from './product-paper.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { Shop } from './shop.ts'

/** A product of a comparison, with the faces of its connectors on one scale. */
export interface ComparedProduct {
  product: ProductSummary
  faces: ShownFace[]
}

export interface ComparisonData extends Comparison {
  products: ComparedProduct[]
  /** Products that can be added. */
  candidates: ProductSummary[]
}

const maximumCandidates = 12

/** The comparison that an address asks for; undefined when these products cannot be compared. */
export function comparisonData(shop: Shop, asked: string): ComparisonData | undefined {
  const { products } = shop
  const registries = registriesOf(shop.registries)
  const chosen = parseCompared(asked).flatMap((id) => productWithId(products, id) ?? [])
  if (!areComparable(chosen)) return undefined
  return {
    ...compare(chosen, registries),
    candidates: candidatesFor(chosen, products, registries).slice(0, maximumCandidates).map(summaryOf),
    products: chosen.map((product) => ({ product: summaryOf(product), faces: facesOf(shop, product) })),
  }
}

/** The ids of a product and of those alternatives whose data sheets share enough with it; empty if none does. */
export function comparedWith(shop: Shop, product: CatalogueProduct, alternatives: readonly { id: string }[]): string[] {
  const others = alternatives.flatMap(({ id }) => productWithId(shop.products, id) ?? [])
  return comparableWith(product, others, registriesOf(shop.registries)).map(({ id }) => id)
}
