import { readStored, writeStored } from '#app/browser/storage.ts'
import { retried } from '#app/ui/late/retried.ts'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'

/** The checks of a stored cart come when there is one to check: most visitors have none. */
const loadFormat = () => retried(() => import('#domain/cart/stored-cart.ts'))

/**
 * The cart in the browser's storage. What is stored is checked once: again only after somebody else, another tab, has
 * written. Reading rejects when the code that checks cannot be had.
 */
export function cartStorage(key: string) {
  let known: { text: string; cart: Cart } | undefined
  return {
    read: async (): Promise<Cart> => {
      const text = readStored(key)
      if (!text) return emptyCart
      if (known?.text === text) return known.cart
      const { parseStoredCart } = await loadFormat()
      // What was written while the code was on its way counts.
      const latest = readStored(key) ?? ''
      known = { text: latest, cart: parseStoredCart(latest) }
      return known.cart
    },
    /** Out: whether the device keeps it. */
    write: (cart: Cart): boolean => {
      const text = JSON.stringify(cart)
      known = { text, cart }
      return writeStored(key, text)
    },
  }
}
