import { useEffect } from 'react'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'

const delay = 100
const reach = [1, -1, 2, -2]

/** Fetches the two pictures on either side of the one shown, once it has been shown for 100 ms (spec §4). */
export function useNeighbourPreload(images: readonly ProductImage[], index: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const step of reach) {
        const neighbour = images[(index + step + images.length * 2) % images.length]
        if (neighbour) new Image().src = neighbour.src
      }
    }, delay)
    return () => clearTimeout(timer)
  }, [images, index])
}
