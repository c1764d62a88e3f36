import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { log } from '../log.ts'
import type { RateLimit } from './rate-limit.ts'
import { RestFailure, restFailures } from './rest-error.ts'

export const bodyLimitBytes = 32 * 1024

interface RestOptions {
  inbox: Pick<Inbox, 'insertContact' | 'insertReview'>
  publicKey: string
  rateLimit: RateLimit
  addressOf: (context: Context) => string
}

/**
 * The public tables in PostgREST's wire format (spec §7): one row in by POST, nothing out.
 * Answers 201, or an error of the form {code, message, details, hint}.
 */
export function restRoutes({ inbox, publicKey, rateLimit, addressOf }: RestOptions): Hono {
  const insert = {
    contacts: async (body: unknown) => inbox.insertContact(checked(contactSchema, body)),
    product_reviews: async (body: unknown) => inbox.insertReview(checked(reviewSchema, body)),
  }
  const app = new Hono()

  app.onError((error, context) => {
    const failure = error instanceof RestFailure ? error : restFailures.unavailable()
    if (failure !== error) log('rest-failure', { reason: error.name, code: 'code' in error ? String(error.code) : '' })
    return context.json(failure.body, failure.status, failure.headers)
  })

  app.use(async (context, next) => {
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cache-Control', 'no-store')
    if (context.req.method === 'OPTIONS') {
      context.header('Access-Control-Allow-Methods', 'POST')
      context.header('Access-Control-Allow-Headers', 'apikey, authorization, content-type, prefer, x-client-info')
      context.header('Access-Control-Max-Age', '86400')
      return context.body(null, 204)
    }
    if (context.req.header('apikey') !== publicKey) throw restFailures.key()
    return next()
  })

  app.all(
    '/:table',
    bodyLimit({ maxSize: bodyLimitBytes, onError: () => fail(restFailures.tooLarge(bodyLimitBytes)) }),
    async (context) => {
      const table = context.req.param('table')
      if (table !== 'contacts' && table !== 'product_reviews') throw restFailures.table(table)
      if (context.req.method !== 'POST') throw restFailures.permission(table)
      if (/return=representation/.test(context.req.header('prefer') ?? '')) throw restFailures.permission(table)
      const wait = rateLimit.take(addressOf(context), Date.now())
      if (wait > 0) throw restFailures.tooMany(wait)
      await insert[table](await jsonObject(context))
      log('row-stored', { table })
      return context.body(null, 201)
    },
  )

  app.all('*', (context) => fail(restFailures.table(context.req.path)))
  return app
}

async function jsonObject(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw restFailures.contentType(type)
  const bytes = await context.req.arrayBuffer()
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw restFailures.json()
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw restFailures.json()
  return body
}

function checked<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const unknown = result.issues.find((issue) => issue.expected === 'never')
  if (unknown) {
    throw new RestFailure(400, {
      code: 'PGRST204',
      message: `Could not find the '${v.getDotPath(unknown) ?? ''}' column`,
      hint: 'Send only the columns of the table.',
    })
  }
  throw new RestFailure(422, {
    code: '23514',
    message: 'The row breaks a rule of the table',
    details: result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '),
  })
}

function fail(failure: RestFailure): never {
  throw failure
}
