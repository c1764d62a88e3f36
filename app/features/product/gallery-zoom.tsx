import { ZoomIn, ZoomOut } from 'lucide'
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
import { PictureImage } from '#app/ui/picture/picture.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryControl, GallerySteps, largePicture, type GalleryStepsProps } from './gallery-controls.tsx'

interface GalleryZoomProps extends GalleryStepsProps {
  image: ProductImage
  isOpen: boolean
  onClose: () => void
}

/** The gallery's current picture in a dialog of its own (spec §4). */
export function GalleryZoom({ isOpen, onClose, image, ...steps }: GalleryZoomProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={image.alt} placement="wide">
      <ZoomView image={image} {...steps} />
    </Dialog>
  )
}

/** A picture to be enlarged: then dragging and arrow keys move it; at its original size they change the picture. */
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
          <PictureImage {...largePicture(image)} sizes={`${scale * 75}rem`} />
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

/** The longest movement of the hand that counts as a click, not a drag. */
const clickTolerancePixels = 4

/** Handlers that move a scrolling view with the mouse and distinguish a click from a drag; touch scrolls by itself. */
function useDragPan(view: RefObject<HTMLElement | null>, onPress: (point: ViewPoint) => void) {
  const dragStart = useRef<{ x: number; y: number; left: number; top: number }>(null)
  const hasMoved = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y, button, pointerType }: PointerEvent) {
      hasMoved.current = false
      if (!view.current || button !== 0 || pointerType !== 'mouse') return
      dragStart.current = { x, y, left: view.current.scrollLeft, top: view.current.scrollTop }
    },
    onPointerMove({ clientX, clientY, buttons, pointerId }: PointerEvent) {
      if (buttons === 0) dragStart.current = null
      if (!dragStart.current || !view.current) return
      const { x, y, left, top } = dragStart.current
      if (Math.hypot(clientX - x, clientY - y) > clickTolerancePixels) hasMoved.current = true
      if (!hasMoved.current) return
      view.current.setPointerCapture(pointerId)
      view.current.scrollTo(left - (clientX - x), top - (clientY - y))
    },
    onPointerUp() {
      dragStart.current = null
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
