import { renewCart } from '#domain/cart/stored-cart.ts'
import { productSummarySchema, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { tryParse } from '#domain/text/text-schemas.ts'
import type { CartStore } from './cart-store.tsx'

/** Updates every line from today's catalogue; items that are gone leave the cart, unreachable ones stay. */
export async function fetchAndRenewCart(store: CartStore): Promise<void> {
  const ids = [...new Set(store.readCart().items.map(({ product }) => product.id))]
  if (ids.length === 0) return
  const answers = await Promise.all(ids.map(async (id) => [id, await fetchProduct(id)] as const))
  const products = new Map(answers.flatMap(([id, product]) => (product === undefined ? [] : [[id, product] as const])))
  store.change((storedCart) => {
    const { cart, removedNames } = renewCart(storedCart, products)
    return { cart, ...(removedNames.length > 0 && { removedNames }) }
  })
}

/** Fetches a product's summary; null when the product is gone, undefined without a valid answer. */
async function fetchProduct(id: string): Promise<ProductSummary | null | undefined> {
  try {
    const response = await fetch(`/itens/${id}.json`)
    if (response.status === 404) return null
    if (!response.ok) return undefined
    return tryParse(productSummarySchema, await response.json())
  } catch {
    return undefined // Offline: the line stays as it was.
  }
}
