import { fetchJson } from '#app/browser/fetch-json.ts'
import { once } from '#domain/once.ts'
import { buildOrderBook, type OrderBook, type OrderSource } from '#domain/order-list/order-book.ts'

/** What order lists need of the catalogue in the browser. */
export interface OrderCatalogue {
  book: OrderBook
  connectors: OrderSource['connectors']
  papers: OrderSource['papers']
}

/**
 * Fetches the catalogue for order lists, once per address and visit. Throws when it cannot be loaded; the next call
 * tries again.
 */
export const orderCatalogue = once(async (url: string): Promise<OrderCatalogue> => {
  const { products, connectors, papers, former } = await fetchJson<OrderSource>(url)
  return { book: buildOrderBook(products, former), connectors, papers }
})
