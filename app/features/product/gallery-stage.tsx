import { ZoomIn } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GallerySteps, type GalleryPosition } from './gallery-steps.tsx'
import { useSwipe } from './use-swipe.ts'

interface GalleryStageProps {
  image: ProductImage
  position: GalleryPosition
  onStep: (step: 1 | -1) => void
  onKeyDown: (event: KeyboardEvent) => void
  onZoom: () => void
  /** A hand moves towards zooming. */
  onZoomAhead: () => void
}

/** How wide the large picture stands, for choosing a photograph's width. */
export const stageSizes = '(min-width: 64rem) 42rem, 100vw'

/** The large picture with its controls; pressing it opens it as large as the window. */
export function GalleryStage({ image, position, onStep, onKeyDown, onZoom, onZoomAhead }: GalleryStageProps) {
  const swipe = useSwipe({ onSwipe: onStep, onPress: onZoom })
  return (
    <div className="overflow-hidden rounded border border-rule bg-sheet">
      <button
        type="button"
        aria-label={`Ampliar imagem: ${image.alt}`}
        onKeyDown={onKeyDown}
        onPointerEnter={onZoomAhead}
        onFocus={onZoomAhead}
        className="relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom focus-visible:-outline-offset-2"
        {...swipe}
      >
        <Picture {...pictureOf(image)} sizes={stageSizes} isPriority />
        <Icon node={ZoomIn} size={20} className="absolute top-3 right-3 z-2 text-muted" />
      </button>
      {position.total > 1 && (
        <div className="no-print needs-script flex items-center gap-1 border-t border-rule p-1.5">
          <GallerySteps position={position} onStep={onStep} onKeyDown={onKeyDown} />
        </div>
      )}
    </div>
  )
}
