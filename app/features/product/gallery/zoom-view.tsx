import { ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { PictureImage } from '#app/ui/picture/picture-image.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryControl } from './gallery-control.tsx'
import { stagePicture } from './stage-picture.ts'
import { useDragPan } from './use-drag-pan.ts'
import { largestScale, useZoom } from './use-zoom.ts'

interface ZoomViewProps {
  image: ProductImage
  onStep?: ((step: 1 | -1) => void) | undefined
  /** The controls for other pictures. */
  children: ReactNode
}

/**
 * A picture that can be enlarged: by click, buttons, '+' and '-'. A picture larger than the window is moved by
 * dragging, by finger, or by the arrow keys; at its original size the arrow keys change the picture.
 */
export function ZoomView({ image, onStep, children }: ZoomViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const { scale, zoomTo } = useZoom(view)
  const drag = useDragPan(view, (point) => zoomTo(scale === 1 ? 2 : 1, point))

  // The dialog opens after this effect and gives the focus to the element with `autofocus`.
  useEffect(() => view.current?.setAttribute('autofocus', ''), [])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoomTo(scale + 1)
    if (key === '-') zoomTo(scale - 1)
    if (scale === 1 && key === 'ArrowRight') onStep?.(1)
    if (scale === 1 && key === 'ArrowLeft') onStep?.(-1)
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
        {children}
        <p aria-live="polite" className="ml-auto px-2 text-label text-muted">
          {scale * 100}%
        </p>
        <GalleryControl icon={ZoomOut} name="Reduzir" isDisabled={scale === 1} onClick={() => zoomTo(scale - 1)} />
        <GalleryControl
          icon={ZoomIn}
          name="Aumentar"
          isDisabled={scale === largestScale}
          onClick={() => zoomTo(scale + 1)}
        />
      </div>
    </>
  )
}
