import { buildOrderBook, type OrderBook, type OrderSource } from '#domain/quick-order/order-book.ts'

/** The catalogue as lists need it in the browser. */
export interface OrderCatalogue {
  book: OrderBook
  connectors: OrderSource['connectors']
}

const asked = new Map<string, Promise<OrderCatalogue>>()

/** Fetches it once a visit. Throws when it cannot be had; the next call asks anew. */
export function orderCatalogue(url: string): Promise<OrderCatalogue> {
  const known = asked.get(url)
  if (known) return known
  const catalogue = load(url)
  asked.set(url, catalogue)
  catalogue.catch(() => asked.delete(url))
  return catalogue
}

async function load(url: string): Promise<OrderCatalogue> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  const { products, connectors, former }: OrderSource = await response.json()
  return { book: buildOrderBook(products, former), connectors }
}
