import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error in PostgREST's form. */
export interface RestError {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** Thrown by the REST routes; becomes an answer with this status and body. */
export class RestFailure extends Error {
  readonly status: ContentfulStatusCode
  readonly body: RestError
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    body: Pick<RestError, 'code' | 'message'> & Partial<RestError>,
    headers: Record<string, string> = {},
  ) {
    super(body.message)
    this.name = 'RestFailure'
    this.status = status
    this.body = { details: null, hint: null, ...body }
    this.headers = headers
  }
}

export const restFailures = {
  key: () =>
    new RestFailure(401, {
      code: 'PGRST301',
      message: 'No valid API key',
      hint: 'Send the public key in the apikey header.',
    }),
  permission: (table: string) =>
    new RestFailure(401, {
      code: '42501',
      message: `permission denied for table ${table}`,
      hint: 'This table takes POST of one JSON object with Prefer: return=minimal.',
    }),
  table: (path: string) =>
    new RestFailure(404, {
      code: 'PGRST205',
      message: `Could not find the table '${path}'`,
      hint: 'Tables: contacts, product_reviews.',
    }),
  contentType: (found: string) =>
    new RestFailure(415, {
      code: 'PGRST107',
      message: `Content-Type not acceptable: ${found || 'none'}`,
      hint: 'Send application/json.',
    }),
  json: () =>
    new RestFailure(400, {
      code: 'PGRST102',
      message: 'Empty or invalid json',
      hint: 'Send one JSON object, in UTF-8.',
    }),
  tooLarge: (limit: number) =>
    new RestFailure(413, {
      code: '54000',
      message: `The body is larger than ${limit} bytes`,
      hint: 'Shorten the message.',
    }),
  tooMany: (seconds: number) =>
    new RestFailure(
      429,
      {
        code: '53400',
        message: 'Too many posts from this address',
        hint: `Try again in ${seconds} s.`,
      },
      { 'Retry-After': String(seconds) },
    ),
  unavailable: () =>
    new RestFailure(
      503,
      {
        code: '57P03',
        message: 'The store cannot take the row now',
        hint: 'Nothing was stored. Try again.',
      },
      { 'Retry-After': '5' },
    ),
}
