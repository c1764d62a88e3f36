import type { Product } from '#domain/catalogue/product.ts'

/** A part in a decision sheet: one of its variants, or the part with all of them. */
export interface WeighedPart<P extends Product = Product> {
  product: P
  variantId?: string | undefined
}
