import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { needsOptions, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import { AddDialog } from './add-dialog.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartProps extends Pick<ButtonLook, 'size'> {
  product: ProductSummary
  /** What was chosen on the page already; the dialog starts from it. */
  chosen?: Selection
}

/** 'Adicionar ao Carrinho', or 'Selecione as opções' where something must be chosen first (spec §4). */
export function AddToCart({ product, size, chosen }: AddToCartProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const add = useAddToCart()
  const asksFirst = needsOptions(product)

  return (
    <>
      <Button size={size} onClick={() => (asksFirst ? setIsChoosing(true) : add({ product, quantity: 1 }))}>
        <ShoppingCart size={17} aria-hidden />
        {asksFirst ? 'Selecione as opções' : 'Adicionar ao Carrinho'}
      </Button>
      {asksFirst && (
        <AddDialog product={product} isOpen={isChoosing} onClose={() => setIsChoosing(false)} chosen={chosen} />
      )}
    </>
  )
}
