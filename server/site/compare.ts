import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { productWithId } from '#domain/catalogue/registry/catalogue-positions.ts'
import { areComparable, comparableWith, compare, parseCompared, type Comparison } from '#domain/compare/comparison.ts'
import { summaryOf } from './catalogue.ts'
import { facesOf, type ShownFace } from './product-paper.ts'
import { siteRegistries } from './registries.ts'
import { site } from './site.ts'

/** A product of a comparison, with the faces of its connectors on one scale. */
export interface ComparedProduct {
  product: ProductSummary
  faces: ShownFace[]
}

export interface ComparisonData extends Comparison {
  products: ComparedProduct[]
}

/** What an address asks to compare; undefined when these products cannot stand side by side. */
export async function comparisonData(parameters: URLSearchParams): Promise<ComparisonData | undefined> {
  const [{ products }, registries] = await Promise.all([site(), siteRegistries()])
  const chosen = parseCompared(parameters.get('p')).flatMap((id) => productWithId(products, id) ?? [])
  if (!areComparable(chosen)) return undefined
  return {
    ...compare(chosen, registries),
    products: await Promise.all(
      chosen.map(async (product) => ({ product: summaryOf(product), faces: await facesOf(product) })),
    ),
  }
}

/** The ids to compare a product's alternatives with it; empty where their data sheets share too little. */
export async function comparedWith(
  product: CatalogueProduct,
  alternatives: readonly { id: string }[],
): Promise<string[]> {
  const [{ products }, registries] = await Promise.all([site(), siteRegistries()])
  const others = alternatives.flatMap(({ id }) => productWithId(products, id) ?? [])
  return comparableWith(product, others, registries).map(({ id }) => id)
}
