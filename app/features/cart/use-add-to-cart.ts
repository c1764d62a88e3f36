import { newId } from '#app/browser/new-id.ts'
import { showToast } from '#app/ui/toast.ts'
import {
  addLine,
  type Cart,
  type CartLine,
  additionsTo,
  emptyCart,
  withoutAdditions,
  restoreReplaced,
} from '#domain/cart/cart.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { counted } from '#domain/text/number-text.ts'
import { useCartStore } from './cart-store.tsx'

export type NewCartLine = Omit<CartLine, 'id'>

const addLines = (cart: Cart, additions: readonly NewCartLine[]): Cart =>
  additions.map((addition) => ({ ...addition, id: newId() })).reduce(addLine, cart)

/** Adds to the cart, opens the drawer unless told otherwise, and shows a toast (spec §4 'Add-to-cart button'). */
export function useAddToCart({ opensDrawer = true } = {}): (addition: NewCartLine) => void {
  const store = useCartStore()
  return (addition) => {
    store.change((cart) => ({ cart: addLines(cart, [addition]), ...(opensDrawer && { isDrawerOpen: true }) }))
    showToast('Produto adicionado!', `${addition.product.name} foi adicionado ao carrinho.`)
  }
}

export function useAddAllToCart(): (additions: readonly NewCartLine[]) => void {
  const store = useCartStore()
  return (additions) => {
    const count = additions.length
    if (count === 0) return
    store.change((cart) => ({ cart: addLines(cart, additions), isDrawerOpen: true }))
    const text = counted(count, 'peça foi adicionada ao carrinho.', 'peças foram adicionadas ao carrinho.')
    showToast('Produtos adicionados!', text)
  }
}

/** Adds an order list to the cart, or replaces the cart by it, as one change. Out: a function that undoes it. */
export function useOrderListCart() {
  const store = useCartStore()
  return {
    add: (items: readonly OrderedItem[]) => {
      const previousCart = store.readCart()
      const newCart = addListItems(previousCart, items)
      store.change(() => ({ cart: newCart }))
      return () => store.change((cart) => ({ cart: withoutAdditions(cart, additionsTo(previousCart, newCart)) }))
    },
    replace: (items: readonly OrderedItem[]) => {
      const previousCart = store.readCart()
      const newCart = addListItems(emptyCart, items)
      store.change(() => ({ cart: newCart }))
      return () => store.change((cart) => ({ cart: restoreReplaced(cart, previousCart, newCart) }))
    },
  }
}

function addListItems(cart: Cart, items: readonly OrderedItem[]): Cart {
  return addLines(
    cart,
    items.map(({ item: { product, variantId }, quantity, options, note, buyerLine }) => ({
      product,
      variantId,
      quantity,
      selectedOptions: options,
      note,
      buyerLine,
    })),
  )
}
