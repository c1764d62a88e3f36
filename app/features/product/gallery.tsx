import { ZoomIn } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf, type ProductImage, isDrawing } from '#domain/catalogue/catalogue-product.ts'
import { GalleryControl, GallerySteps, largePicture } from './gallery-controls.tsx'

const GalleryZoom = lazyComponent(async () => (await import('./gallery-zoom.tsx')).GalleryZoom)

const preloadDelayMilliseconds = 100
const neighbourSteps = [1, -1, 2, -2]

/** Loads the two neighbours on each side of the shown picture, once it has been shown for 100 ms (spec §4). */
function useNeighbourPreload(images: readonly ProductImage[], index: number) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const neighbours = new Set(neighbourSteps.map((step) => (index + step + images.length * 2) % images.length))
      neighbours.delete(index)
      for (const neighbour of neighbours) fetchPicture(images[neighbour])
    }, preloadDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [images, index])
}

/** Loads the file that the browser will choose when it shows the picture. */
function fetchPicture(image: ProductImage | undefined) {
  if (!image) return
  const { sources = [], sizes, src } = largePicture(image)
  const picture = document.createElement('picture')
  for (const { srcSet, ...rest } of sources) {
    picture.append(Object.assign(document.createElement('source'), { ...rest, srcset: srcSet, sizes }))
  }
  picture.append(Object.assign(new Image(), { src }))
}

interface GalleryProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
}

/** The pictures of a product; arrows, arrow keys and swipes wrap around (spec §4). */
export function Gallery({ images, index, onChange }: GalleryProps) {
  const [zoom, setZoom] = useState<'unused' | 'open' | 'closed'>('unused')
  const stepBy = (step: number) => onChange((index + step + images.length) % images.length)
  const openZoom = () => setZoom('open')
  const swipe = useSwipe({ onSwipe: stepBy, onPress: openZoom })
  useNeighbourPreload(images, index)
  const image = images[index]
  if (!image) return null
  const position = { index, total: images.length }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') stepBy(1)
    if (event.key === 'ArrowLeft') stepBy(-1)
  }

  return (
    <section aria-label="Imagens do produto" className="min-[46rem]:sticky min-[46rem]:top-22">
      <div className="overflow-hidden rounded border border-rule bg-sheet">
        <button
          type="button"
          aria-label={`Ampliar imagem: ${image.alt}`}
          onKeyDown={onKeyDown}
          className="print-keep relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom focus-visible:-outline-offset-2"
          onPointerEnter={GalleryZoom.preload}
          onFocus={GalleryZoom.preload}
          {...swipe}
        >
          <Picture {...largePicture(image)} isPriority />
        </button>
        <div className="no-print needs-script flex items-center gap-1 border-t border-rule p-1.5">
          <GallerySteps position={position} onStep={stepBy} onKeyDown={onKeyDown} />
          {images.length > 1 && (
            <GalleryThumbnails images={images} index={index} onChange={onChange} onKeyDown={onKeyDown} />
          )}
          <span className="ml-auto">
            <GalleryControl icon={ZoomIn} name="Abrir em tela cheia" onClick={openZoom} onKeyDown={onKeyDown} />
          </span>
        </div>
      </div>
      {images.some(isDrawing) && (
        <p className={`mt-2 text-label text-muted ${isDrawing(image) ? '' : 'invisible'}`}>
          Desenho esquemático, não é foto
        </p>
      )}
      {zoom !== 'unused' && (
        <LazyBoundary whenFailed="over-page">
          <GalleryZoom
            image={image}
            position={position}
            onStep={stepBy}
            isOpen={zoom === 'open'}
            onClose={() => setZoom('closed')}
          />
        </LazyBoundary>
      )}
    </section>
  )
}

const minimumSwipePixels = 40

interface SwipeActions {
  /** Called with 1 after a swipe to the left, which shows the next picture; -1 after one to the right. */
  onSwipe: (step: 1 | -1) => void
  onPress: () => void
}

/** Handlers that distinguish a sideways swipe, by finger or mouse, from a press. */
function useSwipe({ onSwipe, onPress }: SwipeActions) {
  const pressStart = useRef<{ x: number; y: number }>(null)
  const hasSwiped = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      pressStart.current = { x, y }
      hasSwiped.current = false
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!pressStart.current) return
      const [deltaX, deltaY] = [clientX - pressStart.current.x, clientY - pressStart.current.y]
      pressStart.current = null
      if (Math.abs(deltaX) < minimumSwipePixels || Math.abs(deltaX) < Math.abs(deltaY)) return
      hasSwiped.current = true
      onSwipe(deltaX < 0 ? 1 : -1)
    },
    onPointerCancel() {
      pressStart.current = null
    },
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClick() {
      if (!hasSwiped.current) onPress()
      hasSwiped.current = false
    },
  }
}

function GalleryThumbnails(props: GalleryProps & { onKeyDown: (event: KeyboardEvent) => void }) {
  const { images, index, onChange, onKeyDown } = props
  const rowRef = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const row = rowRef.current
    const thumbnail = row?.children[index]
    if (!row || !(thumbnail instanceof HTMLElement)) return
    row.scrollTo({ left: thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2 })
  }, [index])

  return (
    <ul ref={rowRef} className="relative flex min-w-0 gap-1.5 overflow-x-auto p-0.5 motion-safe:scroll-smooth">
      {images.map((image, imageIndex) => (
        <li key={image.key} className="shrink-0">
          <button
            type="button"
            aria-label={`Ver imagem ${imageIndex + 1} de ${images.length}: ${image.alt}`}
            aria-current={imageIndex === index}
            onClick={() => onChange(imageIndex)}
            onKeyDown={onKeyDown}
            className="block w-15 cursor-pointer overflow-hidden rounded border-2 border-rule aria-[current=true]:border-brand"
          >
            <Picture {...pictureOf(image)} alt="" sizes="3.75rem" loadsAhead />
          </button>
        </li>
      ))}
    </ul>
  )
}
