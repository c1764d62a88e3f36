import { onStorageChange, readStored, writeStored } from '#app/browser/storage.ts'
import { emptyCart, joinCarts, type Cart } from '#domain/cart/cart.ts'
import { parseStoredCart, storedCartText } from '#domain/cart/stored-cart.ts'

export interface CartState {
  cart: Cart
  /** Whether the stored cart was read; until then its lines are unknown. */
  isLoaded: boolean
  /** Whether the device stored the last change; storage may be full or forbidden. */
  isStored: boolean
  isOpen: boolean
  /** Product names of lines that were removed because the catalogue no longer has their product or variant. */
  removedNames: readonly string[]
  /** The cart before 'Limpar', as long as that can be undone. */
  undoCart: Cart | undefined
}

export const initialCartState: CartState = {
  cart: emptyCart,
  isLoaded: false,
  isStored: true,
  isOpen: false,
  removedNames: [],
  undoCart: undefined,
}

const undoMilliseconds = 5000

/**
 * The visitor's cart, kept in the browser's storage and shared live between tabs. Storage is read when the first
 * component subscribes, and again before every change, so that no tab overwrites another.
 */
export function createCartStore(brandSlug: string) {
  const key = `${brandSlug}-cart`
  const listeners = new Set<() => void>()
  let state = initialCartState
  /** The stored text that was checked last, and its cart: the same text is not checked again. */
  let checked = { text: '', cart: emptyCart }
  let stopListening: (() => void) | undefined

  function readCart(): Cart {
    const text = readStored(key) ?? ''
    if (text !== checked.text) checked = { text, cart: parseStoredCart(text) }
    return checked.cart
  }

  function setState(changed: Partial<CartState>): void {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function load(): void {
    setState({ cart: readCart(), isLoaded: true })
  }

  /** In: a function from the stored cart to the new one, with other state that changes at the same time. */
  function change(update: (cart: Cart) => { cart: Cart } & Partial<CartState>): void {
    const { cart, ...otherState } = update(readCart())
    checked = { text: storedCartText(cart), cart }
    setState({ ...otherState, cart, isStored: writeStored(key, checked.text), isLoaded: true })
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!stopListening) {
        stopListening = onStorageChange(key, load)
        load()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
      }
    },
    readCart,
    change,
    setOpen: (isOpen: boolean) => setState({ isOpen }),
    dismissRemoved: () => setState({ removedNames: [] }),
    /** Empties the cart; for 5 s `restore` brings it back. */
    clear: () => {
      change((cart) => ({ cart: emptyCart, undoCart: cart }))
      const { undoCart } = state
      setTimeout(() => state.undoCart === undoCart && setState({ undoCart: undefined }), undoMilliseconds)
    },
    restore: () => {
      const { undoCart } = state
      if (undoCart) change((cart) => ({ cart: joinCarts(undoCart, cart), undoCart: undefined }))
    },
  }
}

export type CartStore = ReturnType<typeof createCartStore>
