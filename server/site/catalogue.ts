import { pictureOf, type CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { summarize } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { relatedProducts, type Relation } from '#domain/catalogue/related.ts'
import { site } from './site.ts'

/** The product with this id, or undefined. */
export async function productById(id: string): Promise<CatalogueProduct | undefined> {
  const { products } = await site()
  return products.find((product) => product.id === id)
}

/** A product as cards and carts show it. */
export function summaryOf(product: CatalogueProduct): ProductSummary {
  const [first] = product.images
  return summarize(product, first ? pictureOf(first) : { src: '', alt: '' })
}

interface RelatedSummaries {
  sameEquipment: { product: ProductSummary; reason: string }[]
  alternatives: { product: ProductSummary; reason: string }[]
}

/** Parts of the same equipment and alternatives, each with its reason. */
export async function relatedTo(product: CatalogueProduct): Promise<RelatedSummaries> {
  const { products } = await site()
  const { sameEquipment, alternatives } = relatedProducts(product, products)
  const summarized = (relations: Relation<CatalogueProduct>[]) =>
    relations.map(({ product: other, reason }) => ({ product: summaryOf(other), reason }))
  return { sameEquipment: summarized(sameEquipment), alternatives: summarized(alternatives) }
}
