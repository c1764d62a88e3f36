import { showToast } from '#app/ui/toast.ts'
import { addLine } from '#domain/cart/cart.ts'
import { useCartStore } from '#app/features/cart/cart-provider.tsx'
import type { CartLine } from '#domain/cart/cart.ts'

type Added = Pick<CartLine, 'product' | 'quantity' | 'variantId' | 'selectedOptions'>

/** Adds several parts to the cart at once, opens the drawer and says how many were added. */
export function useAddMany(): (additions: readonly Added[]) => Promise<void> {
  const store = useCartStore()
  return async (additions) => {
    const lines = additions.map(({ product, quantity, variantId, selectedOptions }) => ({
      id: `${product.id}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
      product,
      quantity,
      ...(variantId !== undefined && { variantId }),
      ...(selectedOptions && { selectedOptions }),
    }))
    const isAdded = await store.change((cart) => ({ cart: lines.reduce(addLine, cart), isOpen: true }))
    if (!isAdded) return
    const count = lines.length
    showToast('Produtos adicionados!', {
      text: count === 1 ? '1 peça foi adicionada ao carrinho.' : `${count} peças foram adicionadas ao carrinho.`,
    })
  }
}
