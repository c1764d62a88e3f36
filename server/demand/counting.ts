import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { searchOutcomes, type SearchEvent } from '#domain/demand/count.ts'
import { countsOf, searchCounts, visitReportSchema } from '#domain/demand/visit-report.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import type { DemandCounter } from './demand-counter.ts'
import { outcomeHeader } from './search-header.ts'

/** What visitors look for is counted from the pages that they get, and from the reports of browsers whose visitors agreed. */
export interface Counting {
  counter: Pick<DemandCounter, 'note'>
  /** The stems of the words that the shop publishes at present. */
  publishedStems: () => ReadonlySet<string>
  /** How many searches and reports of one visitor are counted in a minute; further ones are not. Held in memory. */
  rateLimit: RateLimit
  /** Whether browsers may send reports. */
  takesReports: boolean
}

/**
 * Takes the note of how a search ended off a page, and counts it where `counting` is given. Out: the answer for the
 * visitor.
 */
export function countServedSearch(
  request: Request,
  response: Response,
  { counting, visitor }: { counting: Counting | undefined; visitor: string },
): Response {
  const search = servedSearch(request, response)
  if (search && counting && counting.rateLimit.take(visitor) === 0)
    counting.counter.note(searchCounts(search.text, search.outcome, counting.publishedStems()))
  return response
}

/**
 * Removes the header of the outcome from an answer. Out: the search, if it is to be counted; undefined if the answer
 * has none, or the page was not requested by a browser, or only ahead of a visit, or by one that refuses counting.
 */
export function servedSearch(request: Request, response: Response): SearchEvent | undefined {
  const outcome = v.safeParse(v.picklist(searchOutcomes), response.headers.get(outcomeHeader))
  if (!outcome.success) return undefined
  response.headers.delete(outcomeHeader)
  const { headers, method, url } = request
  // Only browsers send this header, not programs and crawlers; and a prefetched page has not been looked at yet.
  const isBrowser = method === 'GET' && headers.has('sec-fetch-site')
  const isPrefetch = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  if (!isBrowser || isPrefetch || refusesCounting(headers)) return undefined
  return { text: new URL(url).searchParams.get('search') ?? '', outcome: outcome.output }
}

/** Whether a browser asks not to be measured: by Global Privacy Control, or by its predecessor Do Not Track. */
function refusesCounting(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

const reportSchema = jsonTextSchema(visitReportSchema)

/**
 * `POST /contagem`: the report of a browser whose visitor agreed, sent when a page is left
 * (domain/demand/visit-report.ts). No cookie is read, and neither address nor time is stored or logged. Every answer is
 * empty, because nobody waits for it. In: whether an id is that of a product; the key by which a visitor is counted.
 */
export function reportRoutes(
  { counter, publishedStems, rateLimit }: Counting,
  { isProduct, visitorOf }: { isProduct: (id: string) => boolean; visitorOf: (context: Context) => string },
): Hono {
  const app = new Hono()
  app.post('/', async (context) => {
    context.header('Cache-Control', 'no-store')
    const { headers } = context.req.raw
    // Otherwise a page of another site could post here in its visitors' names.
    if (headers.get('sec-fetch-site') !== 'same-origin') return context.body(null, 403)
    if (refusesCounting(headers)) return context.body(null, 204)
    const wait = rateLimit.take(visitorOf(context))
    if (wait > 0) return context.body(null, 429, { 'Retry-After': String(wait) })
    const report = tryParse(reportSchema, await context.req.text())
    if (report === undefined) return context.body(null, 422)
    counter.note(countsOf(report, { publishedWords: publishedStems(), isProduct }))
    return context.body(null, 204)
  })
  return app
}
