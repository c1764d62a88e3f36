import type { Context } from 'hono'
import type { Reviews } from '#server/store/reviews.ts'
import { restFailures } from './rest-failures.ts'
import { parseReviewQuery } from './review-query.ts'

/**
 * Answers GET of approved reviews, with their public columns only. Browsers and CDNs may cache the answer for a minute,
 * so a review may take that long to appear after its approval.
 */
export async function answerReviews(context: Context, reviews: Pick<Reviews, 'published'>): Promise<Response> {
  const accept = context.req.header('accept') ?? '*/*'
  if (!/\*\/\*|application\/(\*|json)/i.test(accept)) throw restFailures.accept(accept.slice(0, 80))
  const { columns, ...query } = parseReviewQuery(new URL(context.req.url).searchParams)
  const rows = query.limit === 0 ? [] : await reviews.published(query)
  const body = JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))))
  context.header('Cache-Control', 'public, max-age=60')
  context.header('Content-Range', rows.length === 0 ? '*/*' : `${query.offset}-${query.offset + rows.length - 1}/*`)
  context.header('Content-Type', 'application/json; charset=utf-8')
  return context.body(body)
}
