import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'

interface GalleryZoomProps {
  image: ProductImage
  isOpen: boolean
  onClose: () => void
}

/** The picture as large as the window; a click doubles it, and then it is moved by scrolling or dragging. */
export function GalleryZoom({ image, isOpen, onClose }: GalleryZoomProps) {
  const [isDoubled, setIsDoubled] = useState(false)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={image.alt} placement="wide">
      <button
        type="button"
        aria-label={isDoubled ? 'Reduzir imagem' : 'Dobrar tamanho da imagem'}
        onClick={() => setIsDoubled(!isDoubled)}
        className={classNames(
          'block',
          isDoubled ? 'w-[200%] cursor-zoom-out' : 'mx-auto w-full max-w-[calc((100dvh-10rem)*4/3)] cursor-zoom-in',
        )}
      >
        <img src={image.src} alt={image.alt} width={480} height={360} className="aspect-drawing w-full" />
      </button>
    </Dialog>
  )
}
