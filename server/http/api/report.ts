import { Hono } from 'hono'
import * as v from 'valibot'
import { countsOf, visitReportSchema } from '#domain/demand/visit-report.ts'
import { refusesCounting, type Counting } from '#server/demand/counted-pages.ts'
import type { PostOptions } from '#server/http/post-options.ts'

/** Bytes of the largest report that is read: more than a valid one has, even if every character is escaped. */
const maximumBytes = 16 * 1024

/**
 * `POST /contagem`: the report of a browser whose visitor agreed, sent when a page is left
 * (domain/demand/visit-report.ts). No cookie is read, and neither address nor time is stored or logged. Every answer is
 * empty, because nobody waits for it.
 */
export function reportRoutes(
  { counter, publishedStems, rateLimit }: Counting,
  { isProduct, visitorOf }: Pick<PostOptions, 'isProduct' | 'visitorOf'>,
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
    const body = Buffer.from(await context.req.arrayBuffer())
    if (body.length > maximumBytes) return context.body(null, 413)
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), visitReportSchema), body.toString())
    if (!report.success) return context.body(null, 422)
    counter.note(countsOf(report.output, { publishedWords: publishedStems(), isProduct }))
    return context.body(null, 204)
  })
  return app
}
