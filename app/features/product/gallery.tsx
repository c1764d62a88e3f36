import { ChevronLeft, ChevronRight, type IconNode, ZoomIn, ZoomOut } from 'lucide'
import {
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type PictureFile, PictureImage, Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf, type ProductImage, isDrawing } from '#domain/catalogue/catalogue-product.ts'

interface GalleryControlProps {
  icon: IconNode
  name: string
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  isDisabled?: boolean
}

function GalleryControl({ icon, name, isDisabled = false, ...handlers }: GalleryControlProps) {
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

interface GalleryStepsProps {
  /** The place in the row of pictures, counted from 0. */
  position: { index: number; total: number }
  onStep: (step: 1 | -1) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Previous, next and 'n/total' (spec §4); nothing when there is one picture. */
function GallerySteps({ position: { index, total }, onStep, ...handlers }: GalleryStepsProps) {
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
function stagePicture(image: ProductImage): PictureFile {
  const large = image.large && [{ media: '(min-width: 48.0625rem)', srcSet: image.large }]
  return { ...pictureOf(image), sizes: '(min-width: 64rem) 42rem, 100vw', ...(large && { sources: large }) }
}

const delayMilliseconds = 100
const neighbourSteps = [1, -1, 2, -2]

/** Loads the two neighbours on each side of the shown picture, once it has been shown for 100 ms (spec §4). */
function useNeighbourPreload(images: readonly ProductImage[], index: number) {
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

/**
 * A picture that can be enlarged: by click, buttons, '+' and '-'. A picture larger than the window is moved by
 * dragging, by finger, or by the arrow keys; at its original size the arrow keys change the picture.
 */
function ZoomView({ image, position, onStep }: { image: ProductImage } & GalleryStepsProps) {
  const view = useRef<HTMLDivElement>(null)
  const { scale, zoomTo } = useZoom(view)
  const drag = useDragPan(view, (point) => zoomTo(scale === 1 ? 2 : 1, point))

  // The dialog opens after this effect and gives the focus to the element with `autofocus`.
  useEffect(() => view.current?.setAttribute('autofocus', ''), [])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoomTo(scale + 1)
    if (key === '-') zoomTo(scale - 1)
    if (scale === 1 && key === 'ArrowRight') onStep(1)
    if (scale === 1 && key === 'ArrowLeft') onStep(-1)
  }

  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must be focusable; the browser scrolls it by arrow keys */}
      <div
        ref={view}
        role="group"
        tabIndex={0}
        aria-label="Imagem ampliável: + e - mudam o tamanho, as setas movem"
        onKeyDown={onKeyDown}
        data-enlarged={scale > 1}
        className="mx-auto aspect-drawing w-full max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-w-[calc((100dvh-11rem)*4/3)] cursor-zoom-in overflow-auto overscroll-contain data-[enlarged=true]:cursor-grab data-[enlarged=true]:active:cursor-grabbing"
        {...drag}
      >
        <div className="relative aspect-drawing" style={{ width: `${scale * 100}%` }}>
          <PictureImage {...stagePicture(image)} sizes={`${scale * 75}rem`} />
        </div>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className="mt-2 flex items-center gap-1">
        <GallerySteps position={position} onStep={onStep} />
        <p aria-live="polite" className="ml-auto px-2 text-label text-muted">
          {scale * 100}%
        </p>
        <GalleryControl icon={ZoomOut} name="Reduzir" isDisabled={scale === 1} onClick={() => zoomTo(scale - 1)} />
        <GalleryControl
          icon={ZoomIn}
          name="Aumentar"
          isDisabled={scale === maximumScale}
          onClick={() => zoomTo(scale + 1)}
        />
      </div>
    </>
  )
}

const maximumScale = 3

/** A point of the view, as a fraction from 0 to 1 in each direction. */
interface ViewPoint {
  x: number
  y: number
}

/** The scale of a scrolling view's content, from 1 to 3; a change of scale keeps the given point in place. */
function useZoom(view: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1)
  const renderedScale = useRef(1)
  const anchor = useRef<ViewPoint>({ x: 0.5, y: 0.5 })

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const ratio = scale / renderedScale.current
    const [x, y] = [anchor.current.x * element.clientWidth, anchor.current.y * element.clientHeight]
    renderedScale.current = scale
    element.scrollTo((element.scrollLeft + x) * ratio - x, (element.scrollTop + y) * ratio - y)
  }, [scale, view])

  function zoomTo(nextScale: number, point: ViewPoint = { x: 0.5, y: 0.5 }) {
    anchor.current = point
    setScale(Math.min(Math.max(nextScale, 1), maximumScale))
  }

  return { scale, zoomTo }
}

/** Pixels up to which a movement of the hand counts as a click, not a drag. */
const clickTolerance = 4

/** Handlers that move a scrolling view with the mouse and distinguish a click from a drag; touch scrolls by itself. */
function useDragPan(view: RefObject<HTMLElement | null>, onPress: (point: ViewPoint) => void) {
  const start = useRef<{ x: number; y: number; left: number; top: number }>(null)
  const hasMoved = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y, button, pointerType }: PointerEvent) {
      hasMoved.current = false
      if (!view.current || button !== 0 || pointerType !== 'mouse') return
      start.current = { x, y, left: view.current.scrollLeft, top: view.current.scrollTop }
    },
    onPointerMove({ clientX, clientY, buttons, pointerId }: PointerEvent) {
      if (buttons === 0) start.current = null
      if (!start.current || !view.current) return
      const { x, y, left, top } = start.current
      if (Math.hypot(clientX - x, clientY - y) > clickTolerance) hasMoved.current = true
      if (!hasMoved.current) return
      view.current.setPointerCapture(pointerId)
      view.current.scrollTo(left - (clientX - x), top - (clientY - y))
    },
    onPointerUp() {
      start.current = null
    },
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClick({ clientX, clientY }: MouseEvent) {
      if (hasMoved.current || !view.current) return
      const box = view.current.getBoundingClientRect()
      onPress({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
    },
  }
}

interface GalleryProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
}

/**
 * The pictures of a product: one large, all as thumbnails below; arrows, arrow keys and swipes wrap around (spec §4).
 */
export function Gallery({ images, index, onChange }: GalleryProps) {
  const [isZoomOpen, setIsZoomOpen] = useState(false)
  const go = (step: number) => onChange((index + step + images.length) % images.length)
  const openZoom = () => setIsZoomOpen(true)
  const swipe = useSwipe({ onSwipe: go, onPress: openZoom })
  useNeighbourPreload(images, index)
  const image = images[index]
  if (!image) return null
  const position = { index, total: images.length }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }

  return (
    <section aria-label="Imagens do produto" className="min-[46rem]:sticky min-[46rem]:top-22">
      <div className="overflow-hidden rounded border border-rule bg-sheet">
        <button
          type="button"
          aria-label={`Ampliar imagem: ${image.alt}`}
          onKeyDown={onKeyDown}
          className="print-keep relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom focus-visible:-outline-offset-2"
          {...swipe}
        >
          <Picture {...stagePicture(image)} isPriority />
        </button>
        <div className="no-print needs-script flex items-center gap-1 border-t border-rule p-1.5">
          <GallerySteps position={position} onStep={go} onKeyDown={onKeyDown} />
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
      <Dialog isOpen={isZoomOpen} onClose={() => setIsZoomOpen(false)} title={image.alt} placement="wide">
        <ZoomView image={image} position={position} onStep={go} />
      </Dialog>
    </section>
  )
}

const swipeDistance = 40

interface SwipeActions {
  /** 1 after a swipe to the left, which shows the next picture. */
  onSwipe: (step: 1 | -1) => void
  onPress: () => void
}

/** Handlers that distinguish a sideways swipe, by finger or mouse, from a press. */
function useSwipe({ onSwipe, onPress }: SwipeActions) {
  const start = useRef<{ x: number; y: number }>(null)
  const hasSwiped = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      start.current = { x, y }
      hasSwiped.current = false
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [across, down] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < swipeDistance || Math.abs(across) < Math.abs(down)) return
      hasSwiped.current = true
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
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

/** All pictures in one row. The current one is scrolled to the row's middle, while the page does not scroll. */
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
