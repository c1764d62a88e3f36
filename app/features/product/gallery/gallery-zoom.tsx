import { Dialog } from '#app/ui/dialog.tsx'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { GallerySteps, type GalleryPosition } from './gallery-steps.tsx'
import { ZoomView } from './zoom-view.tsx'

interface GalleryZoomProps {
  image: ProductImage
  position: GalleryPosition
  onStep: (step: 1 | -1) => void
  isOpen: boolean
  onClose: () => void
}

/** The picture in the whole window, enlarged up to three times, with buttons for its neighbours. */
export function GalleryZoom({ image, position, onStep, isOpen, onClose }: GalleryZoomProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={image.alt} placement="wide">
      <ZoomView image={image} onStep={position.total > 1 ? onStep : undefined}>
        <GallerySteps position={position} onStep={onStep} />
      </ZoomView>
    </Dialog>
  )
}
