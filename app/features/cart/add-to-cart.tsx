import { ShoppingCart } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { needsOptions } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import { preloadCartDrawer } from './cart-overlay.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { Icon } from '#app/ui/icon.tsx'

const loadDialog = () => import('./add-dialog.tsx')
const AddDialog = lazy(async () => ({ default: (await loadDialog()).AddDialog }))

interface AddToCartProps extends Pick<ButtonLook, 'size'> {
  product: ProductSummary
  /** What was chosen on the page already; the dialog starts from it. */
  chosen?: Selection
}

/** 'Adicionar ao Carrinho', or 'Selecione as opções' where something must be chosen first (spec §4). */
export function AddToCart({ product, size, chosen }: AddToCartProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** Each opening is a dialog of its own: it starts from what is chosen on the page then. */
  const [openings, setOpenings] = useState(0)
  const add = useAddToCart()
  const asksFirst = needsOptions(product)

  function preload() {
    preloadCartDrawer()
    if (asksFirst) void loadDialog()
  }

  function ask() {
    setOpenings(openings + 1)
    setIsOpen(true)
  }

  return (
    <>
      <Button
        className="needs-script"
        size={size}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ detail }) => {
          if (asksFirst) ask()
          // The second half of a double click asks for nothing more.
          else if (detail < 2) void add({ product, quantity: 1 })
        }}
      >
        <Icon node={ShoppingCart} size={17} />
        {asksFirst ? 'Selecione as opções' : 'Adicionar ao Carrinho'}
      </Button>
      {openings > 0 && (
        <Suspense>
          <AddDialog
            key={openings}
            product={product}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            chosen={chosen}
          />
        </Suspense>
      )}
    </>
  )
}
