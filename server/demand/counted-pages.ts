import { searchCounts } from '#domain/demand/visit-report.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import type { RateLimit } from '#server/inbox/inbox.ts'
import type { DemandCounter } from './demand-counter.ts'
import { servedSearch } from './served-search.ts'

export interface Counting {
  counter: Pick<DemandCounter, 'note'>
  /** The stems that the shop writes. */
  known: ReadonlySet<string>
  /** In memory; what is past it is not counted. */
  rateLimit: RateLimit
}

/** Pages whose searches are counted where the server answers them; undefined: nothing is. */
export function countedPages(pages: Pages, counting: Counting | undefined): Pages {
  return async (request, visitor) => {
    const response = await pages(request, visitor)
    const search = servedSearch(request, response)
    if (search && counting && (await counting.rateLimit.take(visitor)) === 0)
      counting.counter.note(searchCounts(search.text, search.outcome, counting.known))
    return response
  }
}
