import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface FailureDetails {
  details?: string | null
  hint?: string
  /** The seconds after which to try again. */
  retryAfter?: number
}

/** A refusal by the public tables in PostgREST's form, with PostgREST's or PostgreSQL's code. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure'
  readonly #status: ContentfulStatusCode
  readonly #code: string
  readonly #details: FailureDetails

  constructor(status: ContentfulStatusCode, code: string, message: string, details: FailureDetails = {}) {
    super(message)
    this.#status = status
    this.#code = code
    this.#details = details
  }

  answer(context: Context): Response {
    const { details = null, hint = null, retryAfter } = this.#details
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
    return context.json({ code: this.#code, message: this.message, details, hint }, this.#status)
  }
}
