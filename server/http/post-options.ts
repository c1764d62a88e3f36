import type { Context } from 'hono'
import type { RateLimit } from '#server/rate-limit.ts'
import type { Store } from '#server/store/store.ts'

/** What the endpoints for posts share. */
export interface PostOptions {
  store: Pick<Store, 'messages' | 'reviews'>
  /** A visitor's posts of the last minute, to whichever endpoint. */
  rateLimit: RateLimit
  /** The key by which a visitor's posts are counted. */
  visitorOf: (context: Context) => string
  /** Origins of other sites whose pages may post. */
  corsOrigins: readonly string[]
  /** Whether the id is that of a product. */
  isProduct: (id: string) => boolean
  /** Called when a contact, a review or a customer's answer to a proposal was stored. */
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
export function isForm(context: Context): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')
}
