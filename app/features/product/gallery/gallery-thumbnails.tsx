import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'

interface GalleryThumbnailsProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** All pictures in one row. The current one is scrolled to the row's middle, while the page does not scroll. */
export function GalleryThumbnails({ images, index, onChange, onKeyDown }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const item = list.current?.children[index]
    if (!list.current || !(item instanceof HTMLElement)) return
    list.current.scrollTo({ left: item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2 })
  }, [index])

  return (
    <ul ref={list} className="relative flex min-w-0 gap-1.5 overflow-x-auto p-0.5 motion-safe:scroll-smooth">
      {images.map((image, position) => (
        <li key={image.key} className="shrink-0">
          <button
            type="button"
            aria-label={`Ver imagem ${position + 1} de ${images.length}: ${image.alt}`}
            aria-current={position === index}
            onClick={() => onChange(position)}
            onKeyDown={onKeyDown}
            className="block w-15 cursor-pointer overflow-hidden rounded border-2 border-rule aria-[current=true]:border-petrol"
          >
            <Picture {...pictureOf(image)} alt="" sizes="3.75rem" isSoon />
          </button>
        </li>
      ))}
    </ul>
  )
}
