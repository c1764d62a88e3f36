import { loadBench } from '#bench/relevance/load.ts'
import { summarize } from '#domain/catalogue/product-summary.ts'
import { buildOrderBook, type OrderBook } from '#domain/order-list/order-book.ts'
import { itemFor, type OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { requestCsv } from '#domain/quote/request-csv.ts'
import { lineOfList } from '#domain/quote/request.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'

/** The real catalogue, in the form in which order lists are resolved. Throws when its content has faults. */
export async function loadOrderBench(root: string): Promise<{ book: OrderBook; sources: OrderSources }> {
  const { products } = await loadCatalogue(new ContentFiles(root))
  const former = Object.fromEntries(products.flatMap(({ id, formerCodes }) => (formerCodes ? [[id, formerCodes]] : [])))
  const summaries = products.map((product) => summarize(product, { src: '', alt: '' }))
  const book = buildOrderBook(summaries, former)
  const { documents, vocabulary } = await loadBench(root)
  return { book, sources: orderSources(book, buildIndex(documents, vocabulary)) }
}

/** All items that can be ordered: every variant, and every product without variants. */
export function itemsOfBook({ products }: OrderBook): OrderItem[] {
  return products.flatMap((product) =>
    product.variants.length > 0 ? product.variants.map(({ id }) => itemFor(product, id)) : [itemFor(product)],
  )
}

/** The items that change when a request is exported as a sheet and read back. */
export function lostInSheet(items: readonly OrderItem[], sources: OrderSources): string[] {
  const lines = items.map((item, index) =>
    lineOfList({ id: String(index), item, quantity: (index % 30) + 1, note: 'UTI; "leito 2"' }),
  )
  const back = resolveOrder(requestCsv(lines), sources).map(({ outcome, note }) =>
    outcome.kind === 'certain' ? [outcome.item.code, outcome.quantity, note].join(' ') : '',
  )
  return lines.flatMap(({ item, quantity, note }, place) =>
    back[place] === [item.code, quantity, note].join(' ') ? [] : [item.code],
  )
}
