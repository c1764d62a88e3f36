import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error in PostgREST's format. */
export interface RestError {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** Thrown by the REST routes; becomes an answer with this status and body. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure'
  readonly status: ContentfulStatusCode
  readonly body: RestError
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    body: Pick<RestError, 'code' | 'message'> & Partial<RestError>,
    headers: Record<string, string> = {},
  ) {
    super(body.message)
    this.status = status
    this.body = { details: null, hint: null, ...body }
    this.headers = headers
  }
}
