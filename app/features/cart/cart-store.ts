import { readStored, writeStored, onStoredElsewhere } from '#app/browser/storage.ts'
import { retry } from '#app/ui/late.tsx'
import { emptyCart, storedCartText, type Cart, joinCarts } from '#domain/cart/cart.ts'
import { showToast } from '#app/ui/toast.ts'

/** The code that checks a stored cart is loaded only when a cart is stored: most visitors have none. */
const loadFormat = () => retry(() => import('#domain/cart/stored-cart.ts'))

/**
 * The cart in the browser's storage. A stored text is checked once, and again after another tab has written. Reading
 * rejects when the code that checks cannot be loaded.
 */
function cartStorage(key: string) {
  let known: { text: string; cart: Cart } | undefined
  return {
    read: async (): Promise<Cart> => {
      const text = readStored(key)
      if (!text) return emptyCart
      if (known?.text === text) return known.cart
      const { parseStoredCart } = await loadFormat()
      // The cart may have changed while the code was loading: it is read again.
      const latest = readStored(key) ?? ''
      known = { text: latest, cart: parseStoredCart(latest) }
      return known.cart
    },
    /** Out: whether the device stored it. */
    write: (cart: Cart): boolean => {
      const text = storedCartText(cart)
      known = { text, cart }
      return writeStored(key, text)
    },
  }
}

export interface CartState {
  cart: Cart
  /** Whether the stored cart was read; until then its lines are unknown. */
  reading: 'pending' | 'failed' | 'done'
  /** Whether the device stored the last change; it may be full or refuse. */
  isStored: boolean
  isOpen: boolean
  /** Product names of lines that were removed because the catalogue no longer has their product or variant. */
  dropped: readonly string[]
  /** The cart before 'Limpar', as long as that can be undone. */
  cleared: Cart | null
}

export const initialCartState: CartState = {
  cart: emptyCart,
  reading: 'pending',
  isStored: true,
  isOpen: false,
  dropped: [],
  cleared: null,
}

/** In: the cart as it is stored. Out: the new cart, and other fields of the state that change with it. */
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
      publish({ cart: await storage.read(), reading: 'done' })
    } catch {
      publish({ reading: 'failed' })
    }
  }
  const { read, publish, subscribe } = observedState(() => {
    void load()
    return onStoredElsewhere(key, () => void load())
  })

  /**
   * Applies a change to the stored cart, after the changes before it. Out: whether it could be applied; if not, the
   * visitor is told.
   */
  const change = inOrder(async (update: Update) => {
    const { cart, ...alongside } = update(await storage.read())
    publish({ ...alongside, cart, isStored: storage.write(cart), reading: 'done' })
  })

  /** Empties the cart; for 5 s `restore` brings it back. */
  const clear = async () => {
    await change((cart) => ({ cart: emptyCart, cleared: cart }))
    const { cleared } = read()
    setTimeout(() => read().cleared === cleared && publish({ cleared: null }), undoMilliseconds)
  }

  const restore = async () => {
    const { cleared } = read()
    if (cleared) await change((cart) => ({ cart: joinCarts(cleared, cart), cleared: null }))
  }

  return {
    key,
    read,
    stored: storage.read,
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
 * The state and its subscribers. In: a function that is called for the first subscriber; what it returns is called
 * after the last one is gone.
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
 * Runs the changes one after the other. Out: whether each could be applied; if not, the visitor is told and the queue
 * goes on.
 */
function inOrder(apply: (update: Update) => Promise<void>): (update: Update) => Promise<boolean> {
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
