import type { PictureFile } from '#app/ui/picture/picture-image.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'

/** The file of a product's picture for the large view: in a wide window, a drawing with finer lines. */
export function stagePicture(image: ProductImage): PictureFile {
  const large = image.large && [{ media: '(min-width: 48.0625rem)', srcSet: image.large }]
  return { ...pictureOf(image), sizes: '(min-width: 64rem) 42rem, 100vw', ...(large && { sources: large }) }
}
