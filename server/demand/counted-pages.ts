import { searchCounts } from '#domain/demand/visit-report.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import type { RateLimit } from '#server/store/store.ts'
import type { DemandCounter } from './demand-counter.ts'
import { servedSearch } from './served-search.ts'

export interface Counting {
  counter: Pick<DemandCounter, 'note'>
  /** The stems of the words that the shop publishes. */
  known: ReadonlySet<string>
  /** How many searches and reports of one visitor are counted in a minute; further ones are not. Held in memory. */
  rateLimit: RateLimit
}

/** Wraps pages so that searches answered by the server are counted; without `counting` nothing is. */
export function countedPages(pages: Pages, counting: Counting | undefined): Pages {
  return async (request, visitor) => {
    const response = await pages(request, visitor)
    const search = servedSearch(request, response)
    if (search && counting && (await counting.rateLimit.take(visitor)) === 0)
      counting.counter.note(searchCounts(search.text, search.outcome, counting.known))
    return response
  }
}
