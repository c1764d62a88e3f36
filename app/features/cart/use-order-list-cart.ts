import { additionsTo, emptyCart, withoutAdditions, withReplacedBack, type Cart } from '#domain/cart/cart.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { useCartStore } from './cart-provider.tsx'
import { addLines } from './use-add-to-cart.ts'

/** Adds an order list to the cart, or replaces the cart by it, as one change. Out: a function that undoes the change. */
export function useOrderListCart() {
  const store = useCartStore()
  return {
    add: (items: readonly OrderedItem[]) => {
      const before = store.readCart()
      const after = addOrderedItems(before, items)
      store.change(() => ({ cart: after }))
      return () => store.change((cart) => ({ cart: withoutAdditions(cart, additionsTo(before, after)) }))
    },
    replace: (items: readonly OrderedItem[]) => {
      const before = store.readCart()
      const after = addOrderedItems(emptyCart, items)
      store.change(() => ({ cart: after }))
      return () => store.change((cart) => ({ cart: withReplacedBack(cart, before, after) }))
    },
  }
}

function addOrderedItems(cart: Cart, items: readonly OrderedItem[]): Cart {
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
