import { newId } from '#app/browser/new-id.ts'
import { showToast } from '#app/ui/toast.ts'
import { addLine, type Cart, type CartLine } from '#domain/cart/cart.ts'
import { counted } from '#domain/text/number-text.ts'
import { useCartStore } from './cart-provider.tsx'

/** What is added: a line without its id. */
export type Addition = Omit<CartLine, 'id'>

/** The cart with these lines added, each under a new id. */
export function addLines(cart: Cart, additions: readonly Addition[]): Cart {
  return additions.map((addition) => ({ ...addition, id: newId() })).reduce(addLine, cart)
}

/** Adds to the cart, opens the drawer unless told otherwise, and shows a toast (spec §4 'Add-to-cart button'). */
export function useAddToCart({ opensDrawer = true } = {}): (addition: Addition) => void {
  const store = useCartStore()
  return (addition) => {
    store.change((cart) => ({ cart: addLines(cart, [addition]), ...(opensDrawer && { isDrawerOpen: true }) }))
    showToast('Produto adicionado!', { text: `${addition.product.name} foi adicionado ao carrinho.` })
  }
}

/** Adds several parts to the cart at once, opens the drawer and shows a toast with their number. */
export function useAddAllToCart(): (additions: readonly Addition[]) => void {
  const store = useCartStore()
  return (additions) => {
    const count = additions.length
    if (count === 0) return
    store.change((cart) => ({ cart: addLines(cart, additions), isDrawerOpen: true }))
    showToast('Produtos adicionados!', {
      text: counted(count, 'peça foi adicionada ao carrinho.', 'peças foram adicionadas ao carrinho.'),
    })
  }
}
