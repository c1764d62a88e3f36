import { buildOrderBook, type OrderBook } from '#domain/order-list/order-book.ts'
import { once } from '#domain/once.ts'
import { orderSource } from '#server/site/catalogue-lists.ts'
import { site } from '#server/site/site.ts'

/** All codes of the site with their items, built once. */
export const siteOrderBook = once(async (): Promise<OrderBook> => {
  const { products, former } = orderSource(await site())
  return buildOrderBook(products, former)
})
