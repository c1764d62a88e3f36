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
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
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
/** The most products offered at the start of a comparison; the list of their type has more. */
const maximumFirst = 60

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

/** The start of a comparison: types with several parts, and the products of the chosen type. */
export function comparisonStart({ products }: Pick<Shop, 'products'>, asked: string | null) {
  const byType = Map.groupBy(products, (product) =>
    product.category === 'acessorios-componentes' ? product.productType : undefined,
  )
  const types = keysOf(productTypeLabel).flatMap((key) => {
    const count = byType.get(key)?.length ?? 0
    return count < 2 ? [] : [{ key, label: productTypeLabel[key], path: paths.compareType(key), count }]
  })
  const type = types.find(({ key }) => key === asked)?.key
  const ofType = type ? (byType.get(type) ?? []) : []
  return {
    types,
    type,
    products: ofType.slice(0, maximumFirst).map(summaryOf),
    ...(type &&
      ofType.length > maximumFirst && {
        rest: { count: ofType.length - maximumFirst, path: paths.parts('tipo', type) },
      }),
  }
}

/** The ids of a product and of those alternatives whose data sheets share enough with it; empty if none does. */
export function comparedWith(shop: Shop, product: CatalogueProduct, alternatives: readonly { id: string }[]): string[] {
  const others = alternatives.flatMap(({ id }) => productWithId(shop.products, id) ?? [])
  return comparableWith(product, others, registriesOf(shop.registries)).map(({ id }) => id)
}
