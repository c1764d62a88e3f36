import { useEffect } from 'react'
import type { PictureFile } from '#app/ui/picture/picture.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'

/** The file of a product's picture for the large view: in a wide window, a drawing with finer lines. */
export function stagePicture(image: ProductImage): PictureFile {
  const large = image.large && [{ media: '(min-width: 48.0625rem)', srcSet: image.large }]
  return { ...pictureOf(image), sizes: '(min-width: 64rem) 42rem, 100vw', ...(large && { sources: large }) }
}

const delayMilliseconds = 100
const neighbourSteps = [1, -1, 2, -2]

/** Loads the two neighbours on each side of the shown picture, once it has been shown for 100 ms (spec §4). */
export function useNeighbourPreload(images: readonly ProductImage[], index: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const neighbours = new Set(neighbourSteps.map((step) => (index + step + images.length * 2) % images.length))
      neighbours.delete(index)
      for (const neighbour of neighbours) fetchPicture(images[neighbour])
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [images, index])
}

/** Loads the file that the browser will choose when it shows the picture. */
function fetchPicture(image: ProductImage | undefined) {
  if (!image) return
  const { sources = [], sizes, src } = stagePicture(image)
  const picture = document.createElement('picture')
  for (const { srcSet, ...rest } of sources) {
    picture.append(Object.assign(document.createElement('source'), { ...rest, srcset: srcSet, sizes }))
  }
  picture.append(Object.assign(new Image(), { src }))
}
