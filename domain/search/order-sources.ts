import { itemOfProduct, sourcesOf, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { stemOf } from '#domain/text/tokens.ts'
import { namedTypes } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import { isKnown } from './query/readings.ts'
import { search } from './search.ts'

const maximumChoices = 3
const maximumCached = 500

/** The catalogue's codes and its search, by which lists are resolved. */
export function orderSources(book: OrderBook, index: SearchIndex): OrderSources {
  return {
    ...sourcesOf(book),
    typesOf: cached((text: string) => namedTypes(text, index.vocabulary)),
    isWord: (word) => isKnown(index, stemOf(word)),
    isModel: (word) => index.modelBook.has(word),
    searchWords: cached((text: string) =>
      search(index, text)
        .hits.slice(0, maximumChoices)
        .map(({ id, variantId }) => itemOfProduct(book, id, variantId))
        .filter((item): item is OrderItem => item !== undefined),
    ),
  }
}

/** Remembers a function's results, because the lines of a list often say the same words. */
function cached<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const cachedResult = results.get(text)
    if (cachedResult !== undefined) return cachedResult
    if (results.size >= maximumCached) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}
