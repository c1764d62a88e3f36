import { isKnown } from '#domain/search/query/readings.ts'
import { search } from '#domain/search/search.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { stem } from '#domain/text/tokens.ts'
import { itemOfProduct, sourcesOf, type OrderBook } from './order-book.ts'
import type { OrderItem } from './order-item.ts'
import type { OrderSources } from './outcome.ts'

const choices = 3

/** The sources with which lists are resolved: the catalogue's codes and its search. */
export function orderSources(book: OrderBook, index: SearchIndex): OrderSources {
  return {
    ...sourcesOf(book),
    isWord: (word) => isKnown(index, stem(word)),
    searchWords: (text) =>
      search(index, text)
        .hits.slice(0, choices)
        .map(({ id, variantId }) => itemOfProduct(book, id, variantId))
        .filter((item): item is OrderItem => item !== undefined),
  }
}
