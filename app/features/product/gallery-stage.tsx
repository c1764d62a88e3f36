import { ChevronLeft, ChevronRight, ZoomIn, type IconNode } from 'lucide'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { Icon } from '#app/ui/icon.tsx'

interface GalleryStageProps {
  image: ProductImage
  position: { index: number; total: number }
  onStep: (step: 1 | -1) => void
  onKeyDown: (event: KeyboardEvent) => void
  onZoom: () => void
}

const swipeDistance = 40

/** The large picture with its controls. */
export function GalleryStage({ image, position: { index, total }, onStep, onKeyDown, onZoom }: GalleryStageProps) {
  const pointerStart = useRef<number | null>(null)

  function onPointerUp(event: PointerEvent) {
    const distance = pointerStart.current === null ? 0 : event.clientX - pointerStart.current
    pointerStart.current = null
    if (total > 1 && Math.abs(distance) > swipeDistance) onStep(distance < 0 ? 1 : -1)
  }

  return (
    <div
      className="relative touch-pan-y overflow-hidden rounded border border-rule bg-sheet"
      onPointerDown={(event) => {
        pointerStart.current = event.clientX
      }}
      onPointerUp={onPointerUp}
    >
      <Picture src={image.src} alt={image.alt} isPriority />
      <div className="no-print flex items-center gap-2 border-t border-rule p-2">
        {total > 1 && (
          <>
            <Control icon={ChevronLeft} name="Imagem anterior" onClick={() => onStep(-1)} onKeyDown={onKeyDown} />
            <Control icon={ChevronRight} name="Próxima imagem" onClick={() => onStep(1)} onKeyDown={onKeyDown} />
            <p aria-live="polite" className="px-2 text-label text-muted">
              <span className="sr-only">Imagem </span>
              {index + 1}/{total}
            </p>
          </>
        )}
        <Control icon={ZoomIn} name="Ampliar imagem" onClick={onZoom} onKeyDown={onKeyDown} className="ml-auto" />
      </div>
    </div>
  )
}

interface ControlProps {
  icon: IconNode
  name: string
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  className?: string
}

function Control({ icon, name, className, ...handlers }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={classNames('grid size-10 cursor-pointer place-items-center rounded hover:bg-tint', className)}
      {...handlers}
    >
      <Icon node={icon} size={20} />
    </button>
  )
}
