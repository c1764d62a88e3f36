import { showToast } from '#app/ui/toast.ts'
import { addLine, emptyCart, type Cart, type CartLine, additionsTo, withoutAdditions } from '#domain/cart/cart.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { useCartStore } from './cart-provider.tsx'

/** What is added: a line without its id. */
export type Addition = Omit<CartLine, 'id'>

function lineOf({ product, quantity, variantId, selectedOptions, note, buyerLine }: Addition): CartLine {
  return {
    id: `${product.id}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
    product,
    quantity,
    ...(variantId !== undefined && { variantId }),
    ...(selectedOptions && { selectedOptions }),
    ...(note !== undefined && { note }),
    ...(buyerLine && { buyerLine }),
  }
}

function addLines(cart: Cart, additions: readonly Addition[]): Cart {
  return additions.map(lineOf).reduce(addLine, cart)
}

function addItems(cart: Cart, items: readonly OrderedItem[]): Cart {
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

/** Adds to the cart, opens the drawer unless told otherwise, and shows a toast (spec §4 'Add-to-cart button'). */
export function useAddToCart({ opensDrawer = true } = {}): (addition: Addition) => Promise<boolean> {
  const store = useCartStore()
  return async (addition) => {
    const isAdded = await store.change((cart) => ({
      cart: addLines(cart, [addition]),
      ...(opensDrawer && { isOpen: true }),
    }))
    if (isAdded) showToast('Produto adicionado!', { text: `${addition.product.name} foi adicionado ao carrinho.` })
    return isAdded
  }
}

/** Adds several parts to the cart at once, opens the drawer and shows a toast with their number. */
export function useAddParts(): (additions: readonly Addition[]) => Promise<void> {
  const store = useCartStore()
  return async (additions) => {
    if (additions.length === 0) return
    const isAdded = await store.change((cart) => ({ cart: addLines(cart, additions), isOpen: true }))
    if (!isAdded) return
    const count = additions.length
    showToast('Produtos adicionados!', {
      text: count === 1 ? '1 peça foi adicionada ao carrinho.' : `${count} peças foram adicionadas ao carrinho.`,
    })
  }
}

/**
 * Adds an order list to the cart, or replaces the cart by it, as one change. Out: a function that undoes the change and
 * says whether it could, or undefined when the cart could not be changed.
 */
export function useOrderListCart() {
  const store = useCartStore()
  return {
    add: async (items: readonly OrderedItem[]) => {
      let additions: ReturnType<typeof additionsTo> = new Map()
      const isDone = await store.change((cart) => {
        const after = addItems(cart, items)
        additions = additionsTo(cart, after)
        return { cart: after }
      })
      return isDone ? () => store.change((cart) => ({ cart: withoutAdditions(cart, additions) })) : undefined
    },
    replace: async (items: readonly OrderedItem[]) => {
      let before = emptyCart
      const isDone = await store.change((cart) => {
        before = cart
        return { cart: addItems(emptyCart, items) }
      })
      return isDone ? () => store.change(() => ({ cart: before })) : undefined
    },
  }
}
