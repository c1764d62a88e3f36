import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { buildOrderBook } from '#domain/order-list/order-book.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { orderSources } from '#domain/search/order-sources.ts'

/** What speed.ts hands to the page. */
export interface PageTask {
  products: ProductSummary[]
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  texts: string[]
}

/** Measures in the browser. Out: milliseconds to make the book and the index, then to resolve each text. */
export function run({ products, documents, vocabulary, texts }: PageTask): number[] {
  const times: number[] = []
  const timed = <Result>(work: () => Result): Result => {
    const start = performance.now()
    const result = work()
    times.push(performance.now() - start)
    return result
  }
  const book = timed(() => buildOrderBook(products))
  const index = timed(() => buildIndex(documents, vocabulary))
  const sources = orderSources(book, index)
  for (const text of texts) timed(() => resolveOrder(text, sources))
  return times
}
