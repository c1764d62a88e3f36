import { useEffect } from 'react'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { stagePicture } from './stage-picture.ts'

const delay = 100
const reach = [1, -1, 2, -2]

/** Loads the two neighbours on each side of the shown picture, once it has been shown for 100 ms (spec §4). */
export function useNeighbourPreload(images: readonly ProductImage[], index: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const places = new Set(reach.map((step) => (index + step + images.length * 2) % images.length))
      places.delete(index)
      for (const place of places) fetchPicture(images[place])
    }, delay)
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
