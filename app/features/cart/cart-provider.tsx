import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createCartStore, initialCartState, type CartState, type CartStore } from './cart-store.ts'

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ brandSlug, children }: { brandSlug: string; children: ReactNode }) {
  const [store] = useState(() => createCartStore(brandSlug))
  return <CartContext value={store}>{children}</CartContext>
}

/** The cart's store, for handlers that change the cart. */
export function useCartStore(): CartStore {
  const store = use(CartContext)
  if (!store) throw new Error('the cart is available within a CartProvider only')
  return store
}

/** The present cart, for components that show it. */
export function useCart(): CartState & { store: CartStore } {
  const store = useCartStore()
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialCartState)
  return { ...state, store }
}
