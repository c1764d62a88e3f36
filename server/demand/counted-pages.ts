import { searchCounts } from '#domain/demand/visit-report.ts'
import type { RateLimit } from '#server/store/store.ts'
import type { DemandCounter } from './demand-counter.ts'
import { servedSearch } from './served-search.ts'

export interface Counting {
  counter: Pick<DemandCounter, 'note'>
  /** The stems of the words that the shop publishes at present. */
  known: () => ReadonlySet<string>
  /** How many searches and reports of one visitor are counted in a minute; further ones are not. Held in memory. */
  rateLimit: RateLimit
}

/**
 * Takes the note of how a search ended off a page, and counts it where `counting` is given. Out: the answer for the
 * visitor.
 */
export async function countServedSearch(
  request: Request,
  response: Response,
  { counting, visitor }: { counting: Counting | undefined; visitor: string },
): Promise<Response> {
  const search = servedSearch(request, response)
  if (search && counting && (await counting.rateLimit.take(visitor)) === 0)
    counting.counter.note(searchCounts(search.text, search.outcome, counting.known()))
  return response
}
