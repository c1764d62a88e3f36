import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import type { KeyboardEvent } from 'react'
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

export interface GalleryStepsProps {
  position: { index: number; total: number }
  onStep: (step: 1 | -1) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The buttons for previous and next picture, with 'n/total' (spec §4); nothing when there is one picture. */
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
export function largePicture(image: ProductImage): PictureFile {
  const large = image.large && [{ media: '(min-width: 48.0625rem)', srcSet: image.large }]
  return { ...pictureOf(image), sizes: '(min-width: 64rem) 42rem, 100vw', ...(large && { sources: large }) }
}
