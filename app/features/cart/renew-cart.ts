import { renewCart } from '#domain/cart/stored-cart.ts'
import { productSummarySchema, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { tryParse } from '#domain/text/text-schemas.ts'
import type { CartStore } from './cart-store.tsx'

const maximumRequestsAtOnce = 4
/** The time for which a product's summary counts as today's. */
const freshMilliseconds = 5 * 60_000
/** When the summary of a product was fetched last, by its id. */
const fetchedAt = new Map<string, number>()

/** Updates lines from today's catalogue; items that are gone leave the cart, fresh and unreachable ones stay. */
export async function fetchAndRenewCart(store: CartStore): Promise<void> {
  const isStale = (id: string) => Date.now() - (fetchedAt.get(id) ?? -Infinity) > freshMilliseconds
  const ids = [...new Set(store.readCart().items.map(({ product }) => product.id))].filter(isStale).values()
  const products = new Map<string, ProductSummary | null>()
  const fetchNext = async () => {
    for (const id of ids) {
      const product = await fetchProduct(id)
      if (product) fetchedAt.set(id, Date.now())
      if (product !== undefined) products.set(id, product)
    }
  }
  await Promise.all(Array.from({ length: maximumRequestsAtOnce }, fetchNext))
  if (products.size === 0) return
  store.change((storedCart) => {
    const { cart, removedNames } = renewCart(storedCart, products)
    return { cart, ...(removedNames.length > 0 && { removedNames }) }
  })
}

/** Fetches a product's summary; null when the product is gone, undefined without a valid answer. */
async function fetchProduct(id: string): Promise<ProductSummary | null | undefined> {
  try {
    const response = await fetch(paths.cartItem(id))
    if (response.status === 404) return null
    if (!response.ok) return undefined
    return tryParse(productSummarySchema, await response.json())
  } catch {
    return undefined // Offline: the line stays as it was.
  }
}
