import { Hono } from 'hono'
import * as v from 'valibot'
import { searchOutcomes, type SearchEvent } from '#domain/demand/count.ts'
import { countsOf, searchCounts, visitReportSchema } from '#domain/demand/visit-report.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import type { PostOptions } from '#server/http/post-options.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import type { DemandCounter } from './demand-counter.ts'
import { outcomeHeader } from './search-header.ts'

/** What visitors' searches are counted with: pages that they get, and reports of browsers whose visitors agreed. */
export interface Counting {
  counter: Pick<DemandCounter, 'add'>
  publishedStems: () => ReadonlySet<string>
  /** The limit of one visitor's searches and reports in a minute; further ones are not counted. */
  rateLimit: RateLimit
  takesReports: boolean
}

/** Counts the search that a page's header notes, if `counting` is given. Out: the page without the header. */
export function countServedSearch(request: Request, response: Response, visitor: string, counting?: Counting) {
  const search = servedSearch(request, response)
  if (search && counting && counting.rateLimit.count(visitor) === 0)
    counting.counter.add(searchCounts(search.text, search.outcome, counting.publishedStems()))
  return response
}

/** Removes a page's search header. Out: the search, if a browser asked for the page and does not refuse counting. */
export function servedSearch(request: Request, response: Response): SearchEvent | undefined {
  const outcome = v.safeParse(v.picklist(searchOutcomes), response.headers.get(outcomeHeader))
  if (!outcome.success) return undefined
  response.headers.delete(outcomeHeader)
  const { headers, method, url } = request
  // Only browsers send `sec-fetch-site`, not programs or crawlers; a prefetched page has not been looked at yet.
  const isBrowser = method === 'GET' && headers.has('sec-fetch-site')
  const isPrefetch = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  if (!isBrowser || isPrefetch || refusesCounting(headers)) return undefined
  return { text: new URL(url).searchParams.get('search') ?? '', outcome: outcome.output }
}

/** Whether a browser asks not to be measured: by Global Privacy Control, or its predecessor Do Not Track. */
const refusesCounting = (headers: Headers): boolean => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'

const reportSchema = jsonTextSchema(visitReportSchema)

/**
 * `POST /contagem`: the report of a browser whose visitor agreed (domain/demand/visit-report.ts). No cookie is read,
 * neither address nor time is stored, and the answer is empty. In: whether an id is a product's; the key of a visitor.
 */
export function reportRoutes(
  counting: Counting,
  { isProduct, visitorOf }: Pick<PostOptions, 'isProduct' | 'visitorOf'>,
) {
  const { counter, publishedStems, rateLimit } = counting
  const app = new Hono()
  app.post('/', async (context) => {
    context.header('Cache-Control', 'no-store')
    const { headers } = context.req.raw
    // Without this check a page of another site could post here in its visitors' names.
    if (headers.get('sec-fetch-site') !== 'same-origin') return context.body(null, 403)
    if (refusesCounting(headers)) return context.body(null, 204)
    const wait = rateLimit.count(visitorOf(context))
    if (wait > 0) return context.body(null, 429, { 'Retry-After': String(wait) })
    const report = tryParse(reportSchema, await context.req.text())
    if (report === undefined) return context.body(null, 422)
    counter.add(countsOf(report, { publishedWords: publishedStems(), isProduct }))
    return context.body(null, 204)
  })
  return app
}
