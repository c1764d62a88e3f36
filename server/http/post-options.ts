import type { Context } from 'hono'
import type { RateLimit } from '#server/rate-limit.ts'
import type { Store } from '#server/store/store.ts'

/** What the endpoints for posts share. */
export interface PostOptions {
  store: Pick<Store, 'messages' | 'reviews'>
  /** The visitor's posts of the last minute, to whichever endpoint. */
  rateLimit: RateLimit
  visitorOf: (context: Context) => string
  corsOrigins: readonly string[]
  isProduct: (id: string) => boolean
  onStored: () => void
}

/** The body of a request; undefined when it is not JSON in UTF-8. */
export async function jsonIn(context: Context): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer()))
  } catch {
    return undefined
  }
}

/** Whether a request's body is a form as a browser sends one without files. */
export const isForm = (context: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')
