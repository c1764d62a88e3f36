import { onStoredElsewhere, readStored, writeStored } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/toast.ts'
import { emptyCart, joinCarts, type Cart } from '#domain/cart/cart.ts'

export interface CartState {
  cart: Cart
  isOpen: boolean
  /** Names of lines that had to go because their product is gone. */
  dropped: readonly string[]
  /** What 'Limpar' took away, while it can still be brought back. */
  cleared: Cart | null
}

export const initialCartState: CartState = { cart: emptyCart, isOpen: false, dropped: [], cleared: null }

/** From the cart as it is stored to the cart as it shall be, with what else changes. */
type Update = (cart: Cart) => { cart: Cart } & Partial<CartState>

const undoMilliseconds = 5000

/** The checks of a stored cart come when there is one to check: most visitors have none. */
const loadFormat = () => import('#domain/cart/stored-cart.ts')

/**
 * The visitor's cart: kept in the browser's storage, shared live between tabs. Storage is read
 * when the first component subscribes, and again before every change, so no tab overwrites
 * what another has written.
 */
export function createCartStore(brandSlug: string) {
  const key = `${brandSlug}-cart`
  const listeners = new Set<() => void>()
  let state = initialCartState
  let stopListening: (() => void) | undefined

  /** The cart as it stands in storage now. */
  async function stored(): Promise<Cart> {
    if (!readStored(key)) return emptyCart
    const { parseStoredCart } = await loadFormat()
    return parseStoredCart(readStored(key))
  }

  function publish(change: Partial<CartState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const load = async () => publish({ cart: await stored() })

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (!stopListening) {
      stopListening = onStoredElsewhere(key, () => void load())
      void load()
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stopListening?.()
      stopListening = undefined
    }
  }

  let lastChange = Promise.resolve()

  /** Applies a change to the stored cart, after those that are under way. Out: whether it could; if not, the visitor is told. */
  const change = (update: Update): Promise<boolean> => {
    const thisChange = lastChange.then(async () => {
      const { cart, ...alongside } = update(await stored())
      writeStored(key, JSON.stringify(cart))
      publish({ ...alongside, cart })
    })
    // What failed once may work the next time: the queue goes on.
    lastChange = thisChange.catch(() =>
      showToast('O carrinho não pôde ser alterado. Tente novamente.', { tone: 'destructive' }),
    )
    return thisChange.then(
      () => true,
      () => false,
    )
  }

  /** Empties the cart; for 5 s `restore` brings it back. */
  const clear = async () => {
    await change((cart) => ({ cart: emptyCart, cleared: cart }))
    const { cleared } = state
    setTimeout(() => state.cleared === cleared && publish({ cleared: null }), undoMilliseconds)
  }

  const restore = async () => {
    const { cleared } = state
    if (cleared) await change((cart) => ({ cart: joinCarts(cleared, cart), cleared: null }))
  }

  return {
    read: () => state,
    stored,
    subscribe,
    change,
    clear,
    restore,
    show: (isOpen: boolean) => publish({ isOpen }),
    forgetDropped: () => publish({ dropped: [] }),
  }
}
export type CartStore = ReturnType<typeof createCartStore>
