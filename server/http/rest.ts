import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { traceOf } from '../failure.ts'
import { RowRefused, type Inbox, type RateLimit } from '../inbox/inbox.ts'
import { log } from '../log.ts'
import { isSuspect } from './form-marks.ts'
import { readRow } from './read-row.ts'
import { RestFailure } from './rest-error.ts'
import { restFailures } from './rest-failures.ts'
import { answerReviews } from './rest-reviews.ts'

const bodyLimitBytes = 32 * 1024

interface RestOptions {
  inbox: Inbox
  publicKey: string
  rateLimit: RateLimit
  /** What the posts of a visitor are counted by. */
  visitorOf: (context: Context) => string
  /** Called when a row was stored. */
  onStored: () => void
}

/**
 * The public tables in PostgREST's wire format (spec §7): a row in by POST, approved reviews out
 * by GET. Errors are of the form {code, message, details, hint}.
 */
export function restRoutes({ inbox, publicKey, rateLimit, visitorOf, onStored }: RestOptions): Hono {
  const insert = {
    contacts: async (context: Context) =>
      inbox.insertContact(
        await readRow(context, contactSchema),
        isSuspect((name) => context.req.header(name)),
      ),
    product_reviews: async (context: Context) =>
      inbox.insertReview(
        await readRow(context, reviewSchema),
        isSuspect((name) => context.req.header(name)),
      ),
  }

  async function post(context: Context, table: keyof typeof insert): Promise<Response> {
    if (/return=(representation|headers-only)/.test(context.req.header('prefer') ?? ''))
      throw restFailures.insertOnly(table)
    const wait = await rateLimit.take(visitorOf(context))
    if (wait > 0) throw restFailures.tooMany(wait)
    const isNew = await insert[table](context)
    log(isNew ? 'row-stored' : 'row-repeated', { table })
    if (isNew) onStored()
    return context.body(null, 201)
  }

  const app = new Hono()
  app.onError((error, context) => answerFailure(context, error))
  app.use(allowAnyOrigin)
  app.use((context, next) => {
    if (context.req.header('apikey') !== publicKey) throw restFailures.key()
    return next()
  })
  app.all('/:table', limitBody, async (context) => {
    const table = context.req.param('table')
    if (table !== 'contacts' && table !== 'product_reviews') throw restFailures.table(table.slice(0, 80))
    const { method } = context.req
    if (method === 'POST') return post(context, table)
    if (table === 'product_reviews' && (method === 'GET' || method === 'HEAD')) return answerReviews(context, inbox)
    throw restFailures.insertOnly(table)
  })
  app.all('*', (context) => {
    throw restFailures.table(context.req.path.slice(0, 80))
  })
  return app
}

const limitBody = bodyLimit({
  maxSize: bodyLimitBytes,
  onError: () => {
    throw restFailures.tooLarge(bodyLimitBytes)
  },
})

/** Any site may ask: the key is public, and nothing is told apart by cookies. */
const allowAnyOrigin = createMiddleware(async (context, next) => {
  const { method } = context.req
  context.header('Access-Control-Allow-Origin', '*')
  context.header('Access-Control-Expose-Headers', 'Content-Range, Retry-After')
  context.header('Cache-Control', 'no-store')
  if (method === 'OPTIONS') {
    context.header('Access-Control-Allow-Methods', 'GET, HEAD, POST')
    context.header(
      'Access-Control-Allow-Headers',
      'accept-profile, apikey, authorization, content-profile, content-type, prefer, x-client-info, x-form-opened, x-form-trap',
    )
    context.header('Access-Control-Max-Age', '86400')
    return context.body(null, 204)
  }
  if (!['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    throw restFailures.method(method.slice(0, 20))
  return next()
})

function answerFailure(context: Context, error: Error): Response {
  if (error instanceof RestFailure) return context.json(error.body, error.status, error.headers)
  if (error instanceof RowRefused) return answerFailure(context, restFailures.row(null))
  log('rest-failure', traceOf(error))
  return answerFailure(context, restFailures.unavailable())
}
