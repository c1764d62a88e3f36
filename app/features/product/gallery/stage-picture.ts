import type { PictureFile } from '#app/ui/picture/picture-image.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'

/** A product's picture where it stands large: a drawing has finer lines in a window that gives it room. */
export function stagePicture(image: ProductImage): PictureFile {
  const large = image.large && [{ media: '(min-width: 48.0625rem)', srcSet: image.large }]
  return { ...pictureOf(image), sizes: '(min-width: 64rem) 42rem, 100vw', ...(large && { sources: large }) }
}
