import { addLine, emptyCart, type Cart } from '#domain/cart/cart.ts'
import { additionsTo, withoutAdditions } from '#domain/cart/cart-additions.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { useCartStore } from '#app/features/cart/cart-provider.tsx'

/**
 * Adds an order list to the cart, or replaces the cart by it, as one change. Out: a function that undoes the change and
 * says whether it could, or undefined when the cart could not be changed.
 */
export function useListToCart() {
  const store = useCartStore()
  return {
    add: async (wanted: readonly OrderedItem[]) => {
      let additions: ReturnType<typeof additionsTo> = new Map()
      const isDone = await store.change((cart) => {
        const after = withLines(cart, wanted)
        additions = additionsTo(cart, after)
        return { cart: after }
      })
      return isDone ? () => store.change((cart) => ({ cart: withoutAdditions(cart, additions) })) : undefined
    },
    replace: async (wanted: readonly OrderedItem[]) => {
      let before = emptyCart
      const isDone = await store.change((cart) => {
        before = cart
        return { cart: withLines(emptyCart, wanted) }
      })
      return isDone ? () => store.change(() => ({ cart: before })) : undefined
    },
  }
}

function withLines(cart: Cart, wanted: readonly OrderedItem[]): Cart {
  return wanted.reduce((filled, { item, quantity, options, note, theirs }) => {
    const id = `${item.product.id}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
    const { product, variantId } = item
    return addLine(filled, { id, product, quantity, variantId, selectedOptions: options, note, theirs })
  }, cart)
}
