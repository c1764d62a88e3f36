import { orderCatalogue } from '#app/browser/lists/order-catalogue.ts'
import { sourcesOf } from '#domain/order-list/order-book.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'

/**
 * What a typed line ('C5VGA2 x 3') orders; undefined where the visitor has to decide something. Throws when the
 * catalogue's file cannot be loaded.
 */
export async function findCode(text: string, url: string): Promise<OrderedItem | undefined> {
  const { book } = await orderCatalogue(url)
  const [entry, ...others] = resolveOrder(text, {
    ...sourcesOf(book),
    isWord: () => false,
    searchWords: () => [],
  })
  return entry?.outcome.kind === 'certain' && others.length === 0 ? entry.outcome : undefined
}
