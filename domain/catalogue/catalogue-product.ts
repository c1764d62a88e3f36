import type { Picture } from './product-summary.ts'
import type { Product } from './product.ts'

export interface ProductImage extends Picture {
  key: string
  variantIds: string[]
  /** Address of the same drawing with finer lines, for large sizes; photographs have none. */
  large?: string
}

export const isDrawing = ({ large }: ProductImage): boolean => large !== undefined

export type CatalogueProduct = Product & { images: ProductImage[] }

/** Takes a product's picture without the fields that only product pages use. */
export function pictureOf({ key: _key, variantIds: _variantIds, large: _large, ...picture }: ProductImage): Picture {
  return picture
}

/** The index of the picture that shows the chosen variant; 0 without a choice, or if no picture shows it (spec §4). */
export function imageIndexOf(images: readonly ProductImage[], variantId: string | undefined): number {
  const index = images.findIndex(({ variantIds }) => variantId !== undefined && variantIds.includes(variantId))
  return Math.max(0, index)
}
