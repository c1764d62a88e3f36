import { useEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { PictureImage, type PictureFile } from './picture-image.tsx'
import { useNear } from './use-near.ts'

export interface PictureProps extends PictureFile {
  /** A tiny blurred copy as a data URI; drawings have their paper instead. */
  placeholder?: string | undefined
  /** The first picture of a page: in the served page, fetched before the others. */
  isPriority?: boolean
  /** Wanted soon: fetched 400 px before it comes into view, others 150 px (spec §9). */
  isSoon?: boolean
  className?: string
}

/**
 * A picture in the drawings' 4:3 frame: its paper first, then a spinner when it takes long, then the
 * picture; says so when it cannot be had (spec §4 'Images', docs/decisions/011-images.md).
 */
export function Picture({ placeholder, isPriority = false, isSoon = false, className, ...file }: PictureProps) {
  const { src } = file
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>()
  const isNear = useNear(frame, isPriority ? Infinity : isSoon ? 400 : 150)
  const settle = (isLoaded: boolean) => setOutcome({ src, state: isLoaded ? 'loaded' : 'failed' })

  // What arrived or failed before the page was taken over fires no event any more.
  useEffect(() => {
    if (outcome?.src !== src && image.current?.complete) settle(image.current.naturalWidth > 0)
    // oxlint-disable-next-line react/exhaustive-deps -- settle belongs to src, and what it told is not asked for again
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
