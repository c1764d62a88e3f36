import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { type KeyboardEvent, useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PictureFile } from '#app/ui/picture/picture.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'

interface GalleryControlProps {
  icon: IconNode
  name: string
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  isDisabled?: boolean
}

/** A button of the gallery: an icon, with a name for screen readers. */
export function GalleryControl({ icon, name, isDisabled = false, ...handlers }: GalleryControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded hover:bg-tint aria-disabled:text-rule-strong"
      {...handlers}
    >
      <Icon node={icon} size={20} />
    </button>
  )
}

/** The position in the row of pictures, counted from 0. */
export interface GalleryPosition {
  index: number
  total: number
}

interface GalleryStepsProps {
  position: GalleryPosition
  onStep: (step: 1 | -1) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Previous, next and 'n/total' (spec §4); nothing when there is one picture. */
export function GallerySteps({ position: { index, total }, onStep, ...handlers }: GalleryStepsProps) {
  if (total < 2) return null
  return (
    <>
      <GalleryControl icon={ChevronLeft} name="Imagem anterior" onClick={() => onStep(-1)} {...handlers} />
      <GalleryControl icon={ChevronRight} name="Próxima imagem" onClick={() => onStep(1)} {...handlers} />
      <p aria-live="polite" className="px-2 text-label text-muted">
        <span className="sr-only">Imagem </span>
        {index + 1}/{total}
      </p>
    </>
  )
}

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
