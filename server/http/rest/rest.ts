import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { traceOf } from '#server/failure.ts'
import { isCrossSite } from '#server/http/cross-site.ts'
import { jsonIn, type PostOptions } from '#server/http/post-options.ts'
import { VisitorQueues } from '#server/http/visitor-queues.ts'
import { log } from '#server/log.ts'
import { Overloaded } from '#server/render/page-pool.ts'
import { RowRefused } from '#server/store/store-error.ts'
import { RestFailure } from './rest-failure.ts'
import { answerReviews } from './rest-reviews.ts'

/** The time below which a form looks automatic: a person takes longer to fill it in. */
const minimumFillMilliseconds = 2000

/** Whether a post looks automatic by `X-Form-Opened` (ms) or `X-Form-Trap`; its row is stored all the same, marked. */
export function isSuspect(header: (name: string) => string | undefined): boolean {
  if (header('x-form-trap')) return true
  const opened = header('x-form-opened') ?? ''
  return !/^\d{1,12}$/.test(opened) || Number(opened) < minimumFillMilliseconds
}

/** The row in a request: a JSON object, or an array of one as some clients send it. Else it throws a RestFailure. */
async function readRow<Schema extends v.GenericSchema>(context: Context, schema: Schema) {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/(json|vnd\.pgrst\.object\+json)\s*(;|$)/i.test(type))
    throw new RestFailure(415, 'PGRST107', `Content-Type not acceptable: ${type.slice(0, 80) || 'none'}`, {
      hint: 'Send application/json.',
    })
  const body = await jsonIn(context)
  const row: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new RestFailure(400, 'PGRST102', 'Empty or invalid json', { hint: 'Send one JSON object, in UTF-8.' })
  return parseRow(schema, row)
}

function parseRow<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (result.success) return result.output
  const unknownColumn = result.issues.find((issue) => issue.expected === 'never')
  if (unknownColumn) {
    const column = (v.getDotPath(unknownColumn) ?? '').slice(0, 80)
    throw new RestFailure(400, 'PGRST204', `Could not find the '${column}' column`, {
      hint: 'Send only the columns of the table.',
    })
  }
  const details = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw brokenRule([...new Set(details)].join('; '))
}

/** The failure for a row that the database refuses. In: the SQLSTATE of a check or of a foreign key. */
const brokenRule = (details: string | null, code = '23514'): RestFailure =>
  new RestFailure(422, code, 'The row breaks a rule of the table', { details })

/** The public tables and their errors in PostgREST's wire format (spec §7). In: the key that clients send. */
export function restRoutes(options: PostOptions, publicKey: string): Hono {
  const { store, corsOrigins, rateLimit, visitorOf, isProduct, onStored } = options
  const queues = new VisitorQueues()

  /** Answers a post: `insert` stores its row, and gives false when the row repeats an earlier one. */
  async function post(
    context: Context,
    table: 'contacts' | 'product_reviews',
    insert: (isAutomatic: boolean) => Promise<boolean>,
  ): Promise<Response> {
    if (/return=(representation|headers-only)/.test(context.req.header('prefer') ?? '')) throw insertOnly(table)
    const wait = rateLimit.count(visitorOf(context))
    if (wait > 0)
      throw new RestFailure(429, '53400', 'Too many posts from this address', {
        hint: `Try again in ${wait} s.`,
        retryAfter: wait,
      })
    const isNew = await insert(isSuspect((name) => context.req.header(name)))
    log(isNew ? 'row-stored' : 'row-repeated', { table })
    if (isNew) onStored()
    return context.body(null, 201)
  }

  const app = new Hono()
  app.onError((error, context) => failureOf(error).answer(context))
  app.use(
    cors({
      origin: [...corsOrigins],
      allowMethods: ['GET', 'HEAD', 'POST'],
      exposeHeaders: ['Content-Range', 'Retry-After'],
      maxAge: 86_400,
    }),
  )
  // Programs other than browsers send no origin and are let in: the key is public, and no cookie identifies anybody.
  app.use((context, next) => {
    context.header('Cache-Control', 'no-store')
    const isListed = corsOrigins.includes(context.req.header('origin') ?? '')
    if (context.req.method === 'POST' && !isListed && isCrossSite(context))
      throw new RestFailure(403, '42501', 'Posts from pages of other sites are refused', {
        hint: 'Name the origin in the setting CORS_ORIGINS.',
      })
    if (context.req.header('apikey') !== publicKey)
      throw new RestFailure(401, 'PGRST301', 'No valid API key', { hint: 'Send the public key in the apikey header.' })
    return next()
  })
  app.post('/contacts', (context) =>
    post(context, 'contacts', async (isAutomatic) =>
      store.messages.receive(await readRow(context, contactSchema), isAutomatic),
    ),
  )
  app.post('/product_reviews', (context) =>
    post(context, 'product_reviews', async (isAutomatic) => {
      const review = await readRow(context, reviewSchema)
      if (!isProduct(review.product_id)) throw brokenRule('product_id: there is no such product', '23503')
      return store.reviews.receive(review, isAutomatic)
    }),
  )
  // Reads have no limit a minute. Hundreds of reviews take 10 ms, and the proxy's own limit may not know the address.
  app.get('/product_reviews', (context) =>
    queues.runInTurn(visitorOf(context), () => answerReviews(context, store.reviews)),
  )
  app.all('/:table{contacts|product_reviews}', (context) => {
    throw insertOnly(context.req.param('table'))
  })
  app.all('*', (context) => {
    throw noTable(context.req.path.replace(/^\/rest\/v1\//, ''))
  })
  return app
}

function insertOnly(table: string): RestFailure {
  return new RestFailure(401, '42501', `permission denied for table ${table}`, {
    hint: 'This table takes POST of one JSON object with Prefer: return=minimal.',
  })
}

const noTable = (path: string): RestFailure =>
  new RestFailure(404, 'PGRST205', `Could not find the table '${path.slice(0, 80)}'`, {
    hint: 'Tables: contacts, product_reviews.',
  })

function failureOf(error: Error): RestFailure {
  if (error instanceof RestFailure) return error
  if (error instanceof RowRefused) return brokenRule(null)
  if (!(error instanceof Overloaded)) log('rest-failure', traceOf(error))
  return new RestFailure(503, '57P03', 'The store cannot answer now', {
    hint: 'Try again: the same row is stored once.',
    retryAfter: 5,
  })
}
