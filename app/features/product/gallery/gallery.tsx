import { useState, type KeyboardEvent } from 'react'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { isDrawing, type ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { useNeighbourPreload } from './use-neighbour-preload.ts'

const GalleryZoom = latePart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom)

interface GalleryProps {
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
}

/**
 * The pictures of a product: one large, all as thumbnails below; arrows, arrow keys and swipes wrap around (spec §4).
 */
export function Gallery({ images, index, onChange }: GalleryProps) {
  const [zoom, setZoom] = useState<'unused' | 'open' | 'closed'>('unused')
  useNeighbourPreload(images, index)
  const image = images[index]
  if (!image) return null
  const position = { index, total: images.length }
  const go = (step: number) => onChange((index + step + images.length) % images.length)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }

  return (
    <section aria-label="Imagens do produto" className="min-[46rem]:sticky min-[46rem]:top-22">
      <GalleryStage
        image={image}
        position={position}
        onStep={go}
        onKeyDown={onKeyDown}
        onZoom={() => setZoom('open')}
        onZoomAhead={GalleryZoom.preload}
      >
        {images.length > 1 && (
          <GalleryThumbnails images={images} index={index} onChange={onChange} onKeyDown={onKeyDown} />
        )}
      </GalleryStage>
      {images.some(isDrawing) && (
        <p className={`mt-2 text-label text-muted ${isDrawing(image) ? '' : 'invisible'}`}>
          Desenho esquemático, não é foto
        </p>
      )}
      {zoom !== 'unused' && (
        <LatePlace whenFailed="over">
          <GalleryZoom
            image={image}
            position={position}
            onStep={go}
            isOpen={zoom === 'open'}
            onClose={() => setZoom('closed')}
          />
        </LatePlace>
      )}
    </section>
  )
}
