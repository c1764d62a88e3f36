import { useState, type KeyboardEvent } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryZoom } from './gallery-zoom.tsx'
import { useNeighbourPreload } from './use-neighbour-preload.ts'

interface GalleryProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
}

/** The pictures of a product: one large, the rest as thumbnails; arrows, arrow keys and swipe wrap around (spec §4). */
export function Gallery({ images, index, onChange }: GalleryProps) {
  const [isZoomed, setIsZoomed] = useState(false)
  useNeighbourPreload(images, index)
  const image = images[index]
  if (!image) return null
  const go = (step: number) => onChange((index + step + images.length) % images.length)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }

  return (
    <section aria-label="Imagens do produto">
      <GalleryStage
        image={image}
        position={{ index, total: images.length }}
        onStep={go}
        onKeyDown={onKeyDown}
        onZoom={() => setIsZoomed(true)}
      />
      {images.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-0.5">
          {images.map((thumbnail, position) => (
            <li key={thumbnail.key} className="shrink-0">
              <button
                type="button"
                aria-label={`Ver imagem ${position + 1} de ${images.length}: ${thumbnail.alt}`}
                aria-current={position === index}
                onClick={() => onChange(position)}
                onKeyDown={onKeyDown}
                className="block w-20 cursor-pointer overflow-hidden rounded border-2 border-rule aria-[current=true]:border-petrol"
              >
                <Picture src={thumbnail.src} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <GalleryZoom image={image} isOpen={isZoomed} onClose={() => setIsZoomed(false)} />
    </section>
  )
}
