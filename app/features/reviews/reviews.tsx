import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ReviewDialog } from './review-dialog.tsx'

/** The way to leave a review (spec §2 'Product detail'). */
export function Reviews({ productId, productName }: { productId: string; productName: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button look="plain" size="small" className="px-0" onClick={() => setIsOpen(true)}>
        Deixe sua avaliação aqui
      </Button>
      <ReviewDialog productId={productId} productName={productName} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
