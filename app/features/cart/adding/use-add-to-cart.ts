import { showToast } from '#app/ui/toast.ts'
import { addLine } from '#domain/cart/cart.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { useCartStore } from '#app/features/cart/cart-provider.tsx'

export interface Addition {
  product: ProductSummary
  quantity: number
  variantId?: string | undefined
  /** The selected options by name; those without a value are left out. */
  selectedOptions?: Record<string, string | undefined> | undefined
}

/** Adds to the cart, opens the drawer and says so (spec §4 'Add-to-cart button'). */
export function useAddToCart(): (addition: Addition) => Promise<void> {
  const store = useCartStore()
  return async ({ selectedOptions = {}, ...addition }) => {
    const id = `${addition.product.id}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
    const options = Object.entries(selectedOptions).filter(
      (option): option is [string, string] => option[1] !== undefined,
    )
    const given = options.length > 0 && { selectedOptions: Object.fromEntries(options) }
    const isAdded = await store.change((cart) => ({ cart: addLine(cart, { id, ...addition, ...given }), isOpen: true }))
    if (isAdded) showToast('Produto adicionado!', { text: `${addition.product.name} foi adicionado ao carrinho.` })
  }
}
