import { readStored, writeStored, onStorageChange } from '#app/browser/storage.ts'
import { retry } from '#app/ui/lazy-boundary.tsx'
import { emptyCart, storedCartText, type Cart, joinCarts } from '#domain/cart/cart.ts'
import { showToast } from '#app/ui/toast.ts'

/** The code that checks a stored cart is loaded only when a cart is stored: most visitors have none. */
const loadFormat = () => retry(() => import('#domain/cart/stored-cart.ts'))

/**
 * The cart in the browser's storage. A stored text is checked once, and again after another tab has written. Reading
 * rejects when the code that checks cannot be loaded.
 */
function cartStorage(key: string) {
  let cached: { text: string; cart: Cart } | undefined
  return {
    read: async (): Promise<Cart> => {
      const text = readStored(key)
      if (!text) return emptyCart
      if (cached?.text === text) return cached.cart
      const { parseStoredCart } = await loadFormat()
      // The cart may have changed while the code was loading: it is read again.
      const latest = readStored(key) ?? ''
      cached = { text: latest, cart: parseStoredCart(latest) }
      return cached.cart
    },
    /** Out: whether the device stored it. */
    write: (cart: Cart): boolean => {
      const text = storedCartText(cart)
      cached = { text, cart }
      return writeStored(key, text)
    },
  }
}

export interface CartState {
  cart: Cart
  /** Whether the stored cart was read; until then its lines are unknown. */
  status: 'pending' | 'failed' | 'done'
  /** Whether the device stored the last change; storage may be full or forbidden. */
  isStored: boolean
  isOpen: boolean
  /** Product names of lines that were removed because the catalogue no longer has their product or variant. */
  dropped: readonly string[]
  /** The cart before 'Limpar', as long as that can be undone. */
  undoCart: Cart | null
}

export const initialCartState: CartState = {
  cart: emptyCart,
  status: 'pending',
  isStored: true,
  isOpen: false,
  dropped: [],
  undoCart: null,
}

/** From the stored cart to the new one, with other state that changes at the same time. */
type Update = (cart: Cart) => { cart: Cart } & Partial<CartState>

const undoMilliseconds = 5000

/**
 * The visitor's cart, kept in the browser's storage and shared live between tabs. Storage is read when the first
 * component subscribes, and again before every change, so that no tab overwrites another.
 */
export function createCartStore(brandSlug: string) {
  const key = `${brandSlug}-cart`
  const storage = cartStorage(key)
  const load = async () => {
    try {
      publish({ cart: await storage.read(), status: 'done' })
    } catch {
      publish({ status: 'failed' })
    }
  }
  const { read, publish, subscribe } = observedState(() => {
    void load()
    return onStorageChange(key, () => void load())
  })

  /**
   * Applies a change to the stored cart, after the changes before it. Out: whether it could be applied; if not, the
   * visitor is told.
   */
  const change = oneAtATime(async (update: Update) => {
    const { cart, ...otherFields } = update(await storage.read())
    publish({ ...otherFields, cart, isStored: storage.write(cart), status: 'done' })
  })

  /** Empties the cart; for 5 s `restore` brings it back. */
  const clear = async () => {
    await change((cart) => ({ cart: emptyCart, undoCart: cart }))
    const { undoCart } = read()
    setTimeout(() => read().undoCart === undoCart && publish({ undoCart: null }), undoMilliseconds)
  }

  const restore = async () => {
    const { undoCart } = read()
    if (undoCart) await change((cart) => ({ cart: joinCarts(undoCart, cart), undoCart: null }))
  }

  return {
    key,
    read,
    loadCart: storage.read,
    load,
    subscribe,
    change,
    clear,
    restore,
    show: (isOpen: boolean) => publish({ isOpen }),
    forgetDropped: () => publish({ dropped: [] }),
  }
}
/**
 * The state and its subscribers. `start` runs with the first subscriber; the function that it returns runs
 * after the last one has left.
 */
function observedState(start: () => () => void) {
  const listeners = new Set<() => void>()
  let state = initialCartState
  let stop: (() => void) | undefined
  return {
    read: () => state,
    publish: (change: Partial<CartState>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/**
 * Runs the changes one after the other. A failure shows a toast and resolves to false; the queue
 * goes on.
 */
function oneAtATime(apply: (update: Update) => Promise<void>): (update: Update) => Promise<boolean> {
  let last = Promise.resolve(true)
  return (update) => {
    last = last.then(async () => {
      try {
        await apply(update)
        return true
      } catch {
        showToast('O carrinho não pôde ser alterado. Tente novamente.', { tone: 'destructive' })
        return false
      }
    })
    return last
  }
}

export type CartStore = ReturnType<typeof createCartStore>
