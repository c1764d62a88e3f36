import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { answerList, listRequestSchema } from '#domain/order-list/list-api.ts'
import { orderBookOf } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import { jsonIn, type PostOptions } from './post-options.ts'

/** `POST /api/v1/lists`: a link that opens a list of codes (docs/feeds.md). Nothing of the list is stored or logged. */
export function listRoutes({ rateLimit, corsOrigins, visitorOf }: PostOptions, shop: () => Shop): Hono {
  const app = new Hono()
  app.use(cors({ origin: [...corsOrigins], allowMethods: ['POST'], allowHeaders: ['Content-Type'] }))
  app.post('/', async (context) => {
    context.header('Cache-Control', 'no-store')
    // JSON alone is accepted, because browsers send it to other sites only after a CORS preflight.
    if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
      return refuse(context, 415, 'Envie application/json.')
    const wait = rateLimit.count(visitorOf(context))
    if (wait > 0) {
      context.header('Retry-After', String(wait))
      return refuse(context, 429, `Muitas listas em pouco tempo. Tente de novo em ${wait} s.`)
    }
    const list = v.safeParse(listRequestSchema, await jsonIn(context))
    if (!list.success) return refuse(context, 422, faultsOf(list.issues))
    return context.json(answerList(list.output, orderBookOf(shop()), shop().siteUrl))
  })
  app.all('/', (context) => {
    context.header('Allow', 'POST, OPTIONS')
    return refuse(context, 405, 'Envie a lista por POST.')
  })
  return app
}

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 10)
    .map((issue) => `${v.getDotPath(issue) ?? 'corpo'}: ${issue.message}`)
    .join('; ')

const refuse = (context: Context, status: 405 | 415 | 422 | 429, message: string) => context.json({ message }, status)
