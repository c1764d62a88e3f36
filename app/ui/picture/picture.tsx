import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export interface PictureProps extends PictureFile {
  /** A tiny blurred copy as a data URI; drawings have the colour of their paper instead. */
  placeholder?: string | undefined
  /** The most important picture of a page, loaded before the others. */
  isPriority?: boolean
  /** Loads when within 400 px of the window; other pictures load at 150 px (spec §9). */
  loadsEarly?: boolean
  className?: string
}

/**
 * A picture in a frame of 4:3, as drawings have: first the paper, then a spinner if it takes long, then the picture; or
 * a message if it fails (spec §4 'Images', docs/decisions/011-pictures.md).
 */
export function Picture({ placeholder, isPriority = false, loadsEarly = false, className, ...file }: PictureProps) {
  const { src } = file
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>()
  const isNear = useNear(frame, isPriority ? Infinity : loadsEarly ? 400 : 150)
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

/** The files of one picture, as `<picture>` needs them. */
export interface PictureFile {
  src: string
  alt: string
  /** In pixels; drawings have 480 by 360. */
  width?: number | undefined
  height?: number | undefined
  /**
   * For photographs: formats and widths, the best format first; for drawings: the one with finer lines, for wide
   * windows.
   */
  sources?: readonly { type?: string; media?: string; srcSet: string }[] | undefined
  /** The CSS width at which it is shown, by which the browser chooses among the widths. */
  sizes?: string | undefined
}

type PictureImageProps = PictureFile &
  Pick<ComponentProps<'img'>, 'ref' | 'loading' | 'fetchPriority' | 'onLoad' | 'onError'>

/** `sizes` is invalid HTML beside a file without a width. */
const hasWidths = ({ srcSet }: { srcSet: string }) => /\s\d+w\b/.test(srcSet)

/** The image element, inside `<picture>` only when there are formats to choose from. */
export function PictureImage({
  sources,
  sizes = '(min-width: 40rem) 20rem, 50vw',
  alt,
  ...attributes
}: PictureImageProps) {
  const image = (
    <img
      width={480}
      height={360}
      decoding="async"
      className="absolute inset-0 z-1 size-full object-contain"
      {...attributes}
      alt={alt}
    />
  )
  if (!sources) return image
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={hasWidths(source) ? sizes : undefined} />
      ))}
      {image}
    </picture>
  )
}
