import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryZoom } from './gallery-zoom.tsx'
import { useNeighbourPreload } from './use-neighbour-preload.ts'

interface GalleryProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
}

const swipeDistance = 40
const arrow =
  'absolute top-1/2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded border border-rule bg-sheet text-ink hover:border-petrol'

/** The pictures of a product: one large, the rest as thumbnails; arrows, arrow keys and swipe wrap around (spec §4). */
export function Gallery({ images, index, onChange }: GalleryProps) {
  const [isZoomed, setIsZoomed] = useState(false)
  const pointerStart = useRef<number | null>(null)
  useNeighbourPreload(images, index)
  const image = images[index]
  if (!image) return null
  const total = images.length
  const go = (step: number) => onChange((index + step + total) % total)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }

  function onPointerUp(event: PointerEvent) {
    const distance = pointerStart.current === null ? 0 : event.clientX - pointerStart.current
    pointerStart.current = null
    if (Math.abs(distance) > swipeDistance) go(distance < 0 ? 1 : -1)
  }

  return (
    <section aria-label="Imagens do produto" aria-roledescription="carrossel" onKeyDown={total > 1 ? onKeyDown : undefined}>
      <div
        className="relative touch-pan-y rounded border border-rule bg-sheet"
        onPointerDown={(event) => (pointerStart.current = event.clientX)}
        onPointerUp={onPointerUp}
      >
        <Picture key={image.src} src={image.src} alt={image.alt} isPriority className="rounded" />
        {total > 1 && (
          <>
            <button type="button" aria-label="Imagem anterior" className={classNames(arrow, 'left-2')} onClick={() => go(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </button>
            <button type="button" aria-label="Próxima imagem" className={classNames(arrow, 'right-2')} onClick={() => go(1)}>
              <ChevronRight size={20} aria-hidden />
            </button>
            <p aria-live="polite" className="absolute bottom-2 left-2 rounded bg-sheet px-2 text-label text-muted">
              {index + 1}/{total}
            </p>
          </>
        )}
        <button
          type="button"
          aria-label="Ampliar imagem"
          className="absolute right-2 bottom-2 grid size-11 cursor-pointer place-items-center rounded border border-rule bg-sheet hover:border-petrol"
          onClick={() => setIsZoomed(true)}
        >
          <ZoomIn size={18} aria-hidden />
        </button>
      </div>
      {total > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-0.5">
          {images.map((thumbnail, position) => (
            <li key={thumbnail.key} className="shrink-0">
              <button
                type="button"
                aria-label={`Ver imagem ${position + 1} de ${total}: ${thumbnail.alt}`}
                aria-current={position === index}
                onClick={() => onChange(position)}
                className="block w-20 cursor-pointer overflow-hidden rounded border-2 border-rule aria-[current=true]:border-petrol"
              >
                <Picture src={thumbnail.src} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <GalleryZoom image={image} isOpen={isZoomed} onClose={() => setIsZoomed(false)} />
    </section>
  )
}
