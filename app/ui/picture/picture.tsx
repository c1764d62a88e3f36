import { useEffect, useRef, useState, type RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { PictureImage, type PictureFile } from './picture-image.tsx'

export interface PictureProps extends PictureFile {
  /** A tiny blurred copy as a data URI; drawings have the colour of their paper instead. */
  placeholder?: string | undefined
  /** The most important picture of a page, loaded before the others. */
  isPriority?: boolean
  /** Loaded when it is within 400 px of the window, other pictures at 150 px (spec §9). */
  isSoon?: boolean
  className?: string
}

/**
 * A picture in a frame of 4:3, as drawings have: first the paper, then a spinner if it takes long, then the picture; or
 * a message if it fails (spec §4 'Images', docs/decisions/011-images.md).
 */
export function Picture({ placeholder, isPriority = false, isSoon = false, className, ...file }: PictureProps) {
  const { src } = file
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>()
  const isNear = useNear(frame, isPriority ? Infinity : isSoon ? 400 : 150)
  const settle = (isLoaded: boolean) => setOutcome({ src, state: isLoaded ? 'loaded' : 'failed' })

  // A picture that loaded or failed before hydration fires no event afterwards.
  useEffect(() => {
    if (outcome?.src !== src && image.current?.complete) settle(image.current.naturalWidth > 0)
    // oxlint-disable-next-line react/exhaustive-deps -- settle belongs to src, and its result is not needed here
  }, [src, isNear])

  const state =
    outcome?.src === src ? outcome.state : isPriority && !outcome ? 'served' : isNear ? 'loading' : 'waiting'
  return (
    <span
      ref={frame}
      data-state={state}
      className={classNames('picture relative block aspect-drawing w-full overflow-hidden bg-sheet', className)}
    >
      {placeholder && (
        <img src={placeholder} alt="" aria-hidden className="absolute inset-0 size-full object-contain" />
      )}
      {state === 'failed' ? (
        <span className="absolute inset-0 z-1 grid place-items-center bg-tint p-1 text-center text-label leading-tight text-muted">
          Imagem indisponível
        </span>
      ) : isNear ? (
        <PictureImage
          {...file}
          ref={image}
          fetchPriority={isPriority ? 'high' : 'auto'}
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      ) : (
        <noscript>
          <PictureImage {...file} loading="lazy" />
        </noscript>
      )}
    </span>
  )
}

/** Whether an element has ever come within `margin` pixels of the window. Infinity: true from the start. */
function useNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(margin === Infinity)
  useEffect(() => {
    if (isNear || margin === Infinity || !ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, margin, ref])
  return isNear || margin === Infinity
}
