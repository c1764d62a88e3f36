import { isKnown } from './query/readings.ts'
import { typesNamed } from './types-named.ts'
import { search } from './search.ts'
import type { SearchIndex } from './index/search-index.ts'
import { stem } from '#domain/text/tokens.ts'
import { itemOfProduct, sourcesOf, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'

const choices = 3

/** The sources with which lists are resolved: the catalogue's codes and its search. */
export function orderSources(book: OrderBook, index: SearchIndex): OrderSources {
  return {
    ...sourcesOf(book),
    typesOf: (text) => typesNamed(index, text),
    isWord: (word) => isKnown(index, stem(word)),
    searchWords: (text) =>
      search(index, text)
        .hits.slice(0, choices)
        .map(({ id, variantId }) => itemOfProduct(book, id, variantId))
        .filter((item): item is OrderItem => item !== undefined),
  }
}
