import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { restFailures, RestFailure } from './rest-failures.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { traceOf } from '#server/failure.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { RateLimit, Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import { crossOrigin } from './cross-origin.ts'
import { answerReviews } from './rest-reviews.ts'

/** A form sent within fewer milliseconds looks automatic: a person takes longer to fill it in. */
const humanMinimum = 2000

/**
 * Whether a post looks automatic. Such a row is never refused: it is stored and delivered, marked for its reader.
 *
 * - `X-Form-Opened`: milliseconds between showing the form and sending it. The site's forms always send it; without
 *   it a post looks automatic.
 * - `X-Form-Trap`: any value, when the field that people do not see was filled in.
 */
export function isSuspect(header: (name: string) => string | undefined): boolean {
  if (header('x-form-trap')) return true
  const opened = header('x-form-opened') ?? ''
  return !/^\d{1,12}$/.test(opened) || Number(opened) < humanMinimum
}

/**
 * The row in a request: one JSON object, or an array of one as some clients send it. Throws a RestFailure for anything
 * else, or when it does not fit the schema.
 */
async function readRow<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/(json|vnd\.pgrst\.object\+json)\s*(;|$)/i.test(type))
    throw restFailures.contentType(type.slice(0, 80))
  const body = await parsedBody(context)
  const row: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw restFailures.json()
  return checked(schema, row)
}

async function parsedBody(context: Context): Promise<unknown> {
  try {
    const bytes = await context.req.arrayBuffer()
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw restFailures.json()
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (result.success) return result.output
  const unknown = result.issues.find((issue) => issue.expected === 'never')
  if (unknown) throw restFailures.unknownColumn((v.getDotPath(unknown) ?? '').slice(0, 80))
  const details = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw restFailures.row([...new Set(details)].join('; '))
}

interface RestOptions {
  store: Pick<Store, 'messages' | 'reviews'>
  publicKey: string
  rateLimit: RateLimit
  /** Origins of other sites whose pages may use the tables. */
  corsOrigins: readonly string[]
  /** Whether the id is that of a product, which a review must have. */
  isProduct: (id: string) => boolean
  /** The key by which a visitor's posts are counted. */
  visitorOf: (context: Context) => string
  /** Called when a row was stored. */
  onStored: () => void
}

/**
 * The public tables in PostgREST's wire format (spec §7): POST inserts a row, GET reads approved reviews. Errors have
 * the form {code, message, details, hint}.
 */
export function restRoutes(options: RestOptions): Hono {
  const { store, publicKey, corsOrigins, rateLimit, visitorOf, onStored } = options
  const insert = insertsOf(options)

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
  app.use(crossOrigin(corsOrigins))
  app.use((context, next) => {
    if (context.req.header('apikey') !== publicKey) throw restFailures.key()
    return next()
  })
  app.all('/:table', async (context) => {
    const table = context.req.param('table')
    if (table !== 'contacts' && table !== 'product_reviews') throw restFailures.table(table.slice(0, 80))
    const { method } = context.req
    if (method === 'POST') return post(context, table)
    if (table === 'product_reviews' && (method === 'GET' || method === 'HEAD'))
      return answerReviews(context, store.reviews)
    throw restFailures.insertOnly(table)
  })
  app.all('*', (context) => {
    throw restFailures.table(context.req.path.slice(0, 80))
  })
  return app
}

/** The function that inserts a row into each table. Out: false when the row repeats an earlier one. */
function insertsOf({ store, isProduct }: Pick<RestOptions, 'store' | 'isProduct'>) {
  const marked = (context: Context) => isSuspect((name) => context.req.header(name))
  return {
    contacts: async (context: Context) =>
      store.messages.receive(await readRow(context, contactSchema), marked(context)),
    product_reviews: async (context: Context) => {
      const review = await readRow(context, reviewSchema)
      if (!isProduct(review.product_id)) throw restFailures.unknownProduct()
      return store.reviews.receive(review, marked(context))
    },
  }
}

function answerFailure(context: Context, error: Error): Response {
  if (error instanceof RestFailure) return context.json(error.body, error.status, error.headers)
  if (error instanceof RowRefused) return answerFailure(context, restFailures.row(null))
  log('rest-failure', traceOf(error))
  return answerFailure(context, restFailures.unavailable())
}
