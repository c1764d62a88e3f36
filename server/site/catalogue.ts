import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { summarize, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { site } from './site.ts'

/** The product with this id, or undefined. */
export async function productById(id: string): Promise<CatalogueProduct | undefined> {
  const { products } = await site()
  return products.find((product) => product.id === id)
}

/** A product as cards and carts show it. */
export function summaryOf(product: CatalogueProduct): ProductSummary {
  const [first] = product.images
  return summarize(product, { src: first?.src ?? '', alt: first?.alt ?? '' })
}
