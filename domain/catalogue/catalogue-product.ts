import type { Picture } from './product-summary.ts'
import type { Product } from './product.ts'

export interface ProductImage extends Picture {
  key: string
  variantIds: string[]
  /** Address of the drawing with finer lines, for large sizes. */
  large?: string
}

export const isDrawing = ({ large }: ProductImage): boolean => large !== undefined

export type CatalogueProduct = Product & { images: ProductImage[] }

/** A product's picture without the fields that only products use. */
export function pictureOf({ key: _key, variantIds: _variantIds, large: _large, ...picture }: ProductImage): Picture {
  return picture
}

/** The index of the picture for a choice; 0 when nothing is chosen or no picture shows the choice (spec §4). */
export function imageIndexOf(images: readonly ProductImage[], variantId: string | undefined): number {
  const index = images.findIndex(({ variantIds }) => variantId !== undefined && variantIds.includes(variantId))
  return Math.max(0, index)
}
