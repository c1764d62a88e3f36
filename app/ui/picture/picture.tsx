import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export interface PictureProps extends PictureFile {
  /** A tiny blurred copy as a data URI; drawings have the colour of their paper instead. */
  placeholder?: string | undefined
  /** The most important picture of a page, loaded before the others. */
  isPriority?: boolean
  /** Whether it loads at `aheadMarginPixels` from the window already; other pictures load at `usualMarginPixels`. */
  loadsAhead?: boolean
  className?: string
}

/** The distance from the window at which a picture begins to load (spec §9). */
const usualMarginPixels = 150
const aheadMarginPixels = 400

/** A picture; paper or a spinner before it loads, a message if it fails (spec §4, docs/decisions/011-pictures.md). */
export function Picture({ placeholder, isPriority = false, loadsAhead = false, className, ...file }: PictureProps) {
  const { src } = file
  const frameRef = useRef<HTMLSpanElement>(null)
  const imageRef = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>()
  const margin = loadsAhead ? aheadMarginPixels : usualMarginPixels
  const isNear = useIsNear(frameRef, isPriority ? Infinity : margin)
  const setLoaded = (isLoaded: boolean) => setOutcome({ src, state: isLoaded ? 'loaded' : 'failed' })

  // A picture that loaded or failed before hydration fires no event afterwards.
  useEffect(() => {
    if (outcome?.src !== src && imageRef.current?.complete) setLoaded(imageRef.current.naturalWidth > 0)
    // oxlint-disable-next-line react/exhaustive-deps -- setLoaded belongs to src, and its result is not needed here
  }, [src, isNear])

  const hasFailed = outcome?.src === src && outcome.state === 'failed'
  return (
    <span
      ref={frameRef}
      data-state={outcome?.src === src ? outcome.state : stateBeforeOutcome(isNear, isPriority && !outcome)}
      className={classNames('picture relative block aspect-drawing w-full overflow-hidden bg-sheet', className)}
    >
      {placeholder && (
        <img src={placeholder} alt="" aria-hidden className="absolute inset-0 size-full object-contain" />
      )}
      {hasFailed && (
        <span className="absolute inset-0 z-1 grid place-items-center bg-tint p-1 text-center text-label leading-tight text-muted">
          Imagem indisponível
        </span>
      )}
      {!hasFailed && isNear && (
        <PictureImage
          {...file}
          ref={imageRef}
          fetchPriority={isPriority ? 'high' : 'auto'}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
        />
      )}
      {!hasFailed && !isNear && (
        <noscript>
          <PictureImage {...file} loading="lazy" />
        </noscript>
      )}
    </span>
  )
}

/** The state by which the styles show the paper alone, a spinner, or the picture as the server sent it. */
function stateBeforeOutcome(isNear: boolean, isServed: boolean): 'served' | 'loading' | 'waiting' {
  if (isServed) return 'served'
  return isNear ? 'loading' : 'waiting'
}

/** Whether an element has ever come within `margin` pixels of the window. Infinity: true from the start. */
function useIsNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setIsNear] = useState(margin === Infinity)
  useEffect(() => {
    if (isNear || margin === Infinity || !ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, margin, ref])
  return isNear || margin === Infinity
}

export interface PictureFile {
  src: string
  alt: string
  /** The size in pixels; drawings have 480 by 360. */
  width?: number | undefined
  height?: number | undefined
  /** The other files. Photographs: formats and widths, best first; drawings: one with finer lines, for wide windows. */
  sources?: readonly { type?: string; media?: string; srcSet: string }[] | undefined
  /** The CSS width at which the picture is shown, by which the browser chooses among the widths. */
  sizes?: string | undefined
}

type PictureImageProps = PictureFile &
  Pick<ComponentProps<'img'>, 'ref' | 'loading' | 'fetchPriority' | 'onLoad' | 'onError'>

/** Whether a source states widths: beside a file without a width, `sizes` is invalid HTML. */
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
