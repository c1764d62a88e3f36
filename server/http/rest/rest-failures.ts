import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { publicReviewColumns } from '#server/store/reviews.ts'

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

/** Every refusal of the public tables, with PostgREST's or PostgreSQL's code. */
export const restFailures = {
  request: (message: string) =>
    new RestFailure(400, { code: 'PGRST000', message, hint: 'The request is not well-formed HTTP.' }),
  key: () =>
    new RestFailure(401, {
      code: 'PGRST301',
      message: 'No valid API key',
      hint: 'Send the public key in the apikey header.',
    }),
  otherSite: () =>
    new RestFailure(403, {
      code: '42501',
      message: 'Posts from pages of other sites are refused',
      hint: 'Name the origin in the setting CORS_ORIGINS.',
    }),
  insertOnly: (table: string) =>
    new RestFailure(401, {
      code: '42501',
      message: `permission denied for table ${table}`,
      hint: 'This table takes POST of one JSON object with Prefer: return=minimal.',
    }),
  column: (column: string) =>
    new RestFailure(401, {
      code: '42501',
      message: `permission denied for column ${column}`,
      hint: `Select among ${publicReviewColumns.join(',')}.`,
    }),
  query: (message: string, hint: string) => new RestFailure(400, { code: 'PGRST100', message, hint }),
  method: (method: string) =>
    new RestFailure(
      405,
      { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` },
      { Allow: 'GET, HEAD, POST, OPTIONS' },
    ),
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
  accept: (found: string) =>
    new RestFailure(406, {
      code: 'PGRST107',
      message: `None of these media types are available: ${found}`,
      hint: 'Accept application/json.',
    }),
  json: () =>
    new RestFailure(400, {
      code: 'PGRST102',
      message: 'Empty or invalid json',
      hint: 'Send one JSON object, in UTF-8.',
    }),
  unknownColumn: (column: string) =>
    new RestFailure(400, {
      code: 'PGRST204',
      message: `Could not find the '${column}' column`,
      hint: 'Send only the columns of the table.',
    }),
  row: (details: string | null) =>
    new RestFailure(422, { code: '23514', message: 'The row breaks a rule of the table', details }),
  unknownProduct: () =>
    new RestFailure(422, {
      code: '23503',
      message: 'The row breaks a rule of the table',
      details: 'product_id: there is no such product',
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
      { code: '53400', message: 'Too many posts from this address', hint: `Try again in ${seconds} s.` },
      { 'Retry-After': String(seconds) },
    ),
  unavailable: () =>
    new RestFailure(
      503,
      { code: '57P03', message: 'The store cannot answer now', hint: 'Try again: the same row is stored once.' },
      { 'Retry-After': '5' },
    ),
  overloaded: () =>
    new RestFailure(
      503,
      { code: '53300', message: 'Too many requests at once', hint: 'Try again in a moment.' },
      { 'Retry-After': '2' },
    ),
}
