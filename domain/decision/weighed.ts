import type { Product } from '#domain/catalogue/product.ts'

/** A part in a decision sheet: with the variant that is meant, or with all. */
export interface Weighed<P extends Product = Product> {
  product: P
  variantId?: string | undefined
}
