import { fetchJson } from '#app/browser/fetch-json.ts'
import { once } from '#domain/once.ts'
import { buildOrderBook, type OrderBook, type OrderData } from '#domain/order-list/order-book.ts'

/** What order lists need in the browser: the served {@link OrderData}, whose products are made a book of codes. */
export interface OrderCatalogue {
  book: OrderBook
  connectors: OrderData['connectors']
  papers: OrderData['papers']
}

/** Fetches the catalogue for order lists, once per address. Throws when that fails; the next call tries again. */
export const loadOrderCatalogue = once(async (url: string): Promise<OrderCatalogue> => {
  const { products, connectors, papers, former } = await fetchJson<OrderData>(url)
  return { book: buildOrderBook(products, former), connectors, papers }
})
