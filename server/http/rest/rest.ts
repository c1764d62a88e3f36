import { Hono, type Context } from 'hono'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { traceOf } from '#server/failure.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { RateLimit, Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import { crossOrigin } from './cross-origin.ts'
import { isSuspect } from './form-marks.ts'
import { readRow } from './read-row.ts'
import { RestFailure } from './rest-error.ts'
import { restFailures } from './rest-failures.ts'
import { answerReviews } from './rest-reviews.ts'

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
