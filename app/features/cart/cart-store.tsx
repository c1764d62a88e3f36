import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { onStorageChange, readStored, writeStored } from '#app/browser/storage.ts'
import { emptyCart, joinCarts, type Cart } from '#domain/cart/cart.ts'
import { parseStoredCart, storedCartText } from '#domain/cart/stored-cart.ts'

interface CartState {
  cart: Cart
  /** Whether the stored cart was read; until then its lines are unknown. */
  isLoaded: boolean
  /** Whether the device stored the last change; storage may be full or forbidden. */
  isStored: boolean
  isDrawerOpen: boolean
  /** Product names of lines that were removed because the catalogue no longer has their product or variant. */
  removedNames: readonly string[]
  /** The cart before 'Limpar', as long as that can be undone. */
  clearedCart: Cart | undefined
}

const initialCartState: CartState = {
  cart: emptyCart,
  isLoaded: false,
  isStored: true,
  isDrawerOpen: false,
  removedNames: [],
  clearedCart: undefined,
}

const undoMilliseconds = 5000

/** The visitor's cart, shared live between tabs. It is read before every change, so that no tab overwrites another. */
export function createCartStore(brandSlug: string) {
  const key = `${brandSlug}-cart`
  const listeners = new Set<() => void>()
  let state = initialCartState
  /** The stored text that was checked last, and its cart: the same text is not checked again. */
  let lastRead = { text: '', cart: emptyCart }
  let stopListening: (() => void) | undefined

  function readCart(): Cart {
    const text = readStored(key) ?? ''
    if (text !== lastRead.text) lastRead = { text, cart: parseStoredCart(text) }
    return lastRead.cart
  }

  function setState(changes: Partial<CartState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const load = () => setState({ cart: readCart(), isLoaded: true })

  /** Changes the stored cart. In: from the stored cart, the new one and other state that changes with it. */
  function change(update: (cart: Cart) => { cart: Cart } & Partial<CartState>): void {
    const { cart, ...otherState } = update(readCart())
    lastRead = { text: storedCartText(cart), cart }
    const isStored = writeStored(key, lastRead.text)
    setState({ ...otherState, cart, isStored, isLoaded: true })
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
    setDrawerOpen: (isDrawerOpen: boolean) => setState({ isDrawerOpen }),
    dismissRemovedNames: () => setState({ removedNames: [] }),
    /** Empties the cart; for 5 s `undoClear` brings it back. */
    clear: () => {
      change((cart) => ({ cart: emptyCart, clearedCart: cart }))
      const { clearedCart } = state
      setTimeout(() => {
        if (state.clearedCart === clearedCart) setState({ clearedCart: undefined })
      }, undoMilliseconds)
    },
    undoClear: () => {
      const { clearedCart } = state
      if (clearedCart) change((cart) => ({ cart: joinCarts(clearedCart, cart), clearedCart: undefined }))
    },
  }
}

export type CartStore = ReturnType<typeof createCartStore>

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ brandSlug, children }: { brandSlug: string; children: ReactNode }) {
  const [store] = useState(() => createCartStore(brandSlug))
  return <CartContext value={store}>{children}</CartContext>
}

export function useCartStore(): CartStore {
  const store = use(CartContext)
  if (!store) throw new Error('the cart is available within a CartProvider only')
  return store
}

export function useCart(): CartState & { store: CartStore } {
  const store = useCartStore()
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialCartState)
  return { ...state, store }
}
