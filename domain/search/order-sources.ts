import { itemOfProduct, sourcesOf, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { stemOf } from '#domain/text/tokens.ts'
import { namedTypes } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import { isKnown } from './query/readings.ts'
import { search } from './search.ts'

/** The most products that words of a list are offered. */
const maximumChoices = 3
const maximumRemembered = 500

/** The catalogue's codes and its search, by which lists are resolved. */
export function orderSources(book: OrderBook, index: SearchIndex): OrderSources {
  return {
    ...sourcesOf(book),
    typesOf: memoized((text: string) => namedTypes(text, index.vocabulary)),
    isWord: (word) => isKnown(index, stemOf(word)),
    isModel: (word) => index.modelBook.has(word),
    searchWords: memoized((text: string) =>
      search(index, text)
        .hits.slice(0, maximumChoices)
        .map(({ id, variantId }) => itemOfProduct(book, id, variantId))
        .filter((item): item is OrderItem => item !== undefined),
    ),
  }
}

/** A function that remembers its results, because the lines of a list often say the same words. */
function memoized<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size >= maximumRemembered) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}
