import * as v from 'valibot'
import { searchOutcomes } from '#domain/demand/count.ts'
import type { AnsweredSearch } from '#domain/demand/search-outcome.ts'
import { refusesCounting } from './refuses-counting.ts'

/** How the rendering thread tells what came of a search; it never leaves the server. */
export const outcomeHeader = 'Search-Outcome'

/**
 * Takes from an answer how its search ended. Out: the search, if it is to be counted: a document that a browser asked for, without
 * being told not to measure. In: the request, and the answer, whose header is taken away.
 */
export function servedSearch(request: Request, response: Response): AnsweredSearch | undefined {
  const told = v.safeParse(v.picklist(searchOutcomes), response.headers.get(outcomeHeader))
  if (!told.success) return undefined
  response.headers.delete(outcomeHeader)
  const { headers, method, url } = request
  // Programs and crawlers do not say where a request comes from; what is fetched ahead nobody has looked for yet.
  const isBrowser = method === 'GET' && headers.has('sec-fetch-site')
  const isAhead = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  if (!isBrowser || isAhead || refusesCounting(headers)) return undefined
  return { text: new URL(url).searchParams.get('search') ?? '', outcome: told.output }
}
