import { ZoomIn } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryControl } from './gallery-control.tsx'
import { GallerySteps, type GalleryPosition } from './gallery-steps.tsx'
import { stagePicture } from './stage-picture.ts'
import { useSwipe } from './use-swipe.ts'

interface GalleryStageProps {
  image: ProductImage
  position: GalleryPosition
  onStep: (step: 1 | -1) => void
  onKeyDown: (event: KeyboardEvent) => void
  onZoom: () => void
  /** The pointer comes near: the zoom is loaded ahead. */
  onZoomAhead: () => void
  /** Content between the controls. */
  children?: ReactNode
}

/** The large picture with its controls; a click opens it in the whole window. */
export function GalleryStage(props: GalleryStageProps) {
  const { image, position, onStep, onKeyDown, onZoom, onZoomAhead, children } = props
  const swipe = useSwipe({ onSwipe: onStep, onPress: onZoom })
  return (
    <div className="overflow-hidden rounded border border-rule bg-sheet">
      <button
        type="button"
        aria-label={`Ampliar imagem: ${image.alt}`}
        onKeyDown={onKeyDown}
        onPointerEnter={onZoomAhead}
        onFocus={onZoomAhead}
        className="print-keep relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom focus-visible:-outline-offset-2"
        {...swipe}
      >
        <Picture {...stagePicture(image)} isPriority />
      </button>
      <div className="no-print needs-script flex items-center gap-1 border-t border-rule p-1.5">
        <GallerySteps position={position} onStep={onStep} onKeyDown={onKeyDown} />
        {children}
        <span className="ml-auto">
          <GalleryControl icon={ZoomIn} name="Abrir em tela cheia" onClick={onZoom} onKeyDown={onKeyDown} />
        </span>
      </div>
    </div>
  )
}
