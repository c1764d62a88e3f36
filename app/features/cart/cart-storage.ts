import { readStored, writeStored } from '#app/browser/storage.ts'
import { retry } from '#app/ui/late.tsx'
import { emptyCart, storedCartText, type Cart } from '#domain/cart/cart.ts'

/** The code that checks a stored cart is loaded only when a cart is stored: most visitors have none. */
const loadFormat = () => retry(() => import('#domain/cart/stored-cart.ts'))

/**
 * The cart in the browser's storage. A stored text is checked once, and again after another tab has written. Reading
 * rejects when the code that checks cannot be loaded.
 */
export function cartStorage(key: string) {
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
