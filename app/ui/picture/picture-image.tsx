import type { ComponentProps } from 'react'

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
