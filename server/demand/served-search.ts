import * as v from 'valibot'
import { searchOutcomes, type AnsweredSearch } from '#domain/demand/count.ts'
import { refusesCounting } from './refuses-counting.ts'

/** The header by which the rendering thread reports how a search ended; it never leaves the server. */
export const outcomeHeader = 'Search-Outcome'

/**
 * Removes the header of the outcome from an answer. Out: the search, if it is to be counted; undefined if the answer
 * has none, or the page was not requested by a browser, or only ahead of a visit, or by one that refuses counting.
 */
export function servedSearch(request: Request, response: Response): AnsweredSearch | undefined {
  const told = v.safeParse(v.picklist(searchOutcomes), response.headers.get(outcomeHeader))
  if (!told.success) return undefined
  response.headers.delete(outcomeHeader)
  const { headers, method, url } = request
  // Only browsers send this header, not programs and crawlers; and a prefetched page has not been looked at yet.
  const isBrowser = method === 'GET' && headers.has('sec-fetch-site')
  const isAhead = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  if (!isBrowser || isAhead || refusesCounting(headers)) return undefined
  return { text: new URL(url).searchParams.get('search') ?? '', outcome: told.output }
}
