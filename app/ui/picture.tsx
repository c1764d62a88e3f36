import { useState } from 'react'
import { classNames } from './class-names.ts'

interface PictureProps {
  src: string
  alt: string
  /** The first picture of a page is fetched at once. */
  isPriority?: boolean
  className?: string
}

/** A picture in the drawings' 4:3 frame; says so when it cannot be had. */
export function Picture({ src, alt, isPriority = false, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (failedSrc === src) {
    return (
      <span
        className={classNames(
          'grid aspect-drawing place-items-center bg-tint p-2 text-center text-label text-muted',
          className,
        )}
      >
        Imagem indisponível
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={classNames('aspect-drawing w-full bg-sheet object-contain', className)}
    />
  )
}
