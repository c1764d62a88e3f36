import type { Context } from 'hono'
import {
  type PublicReviewColumn,
  type PublishedReviewsQuery,
  publicReviewColumns,
  type Reviews,
} from '#server/store/reviews.ts'
import { RestFailure } from './rest-failure.ts'

/** The most rows of an answer: the default limit of a hosted PostgREST. */
const maximumRows = 1000
/** The most products in one query: an address has room for thousands. */
const maximumProducts = 100
const isPublic = (name: string): name is PublicReviewColumn => publicReviewColumns.some((column) => column === name)

/** A query of approved reviews: conditions for the store, and columns for the answer. */
export type PublicReviewQuery = PublishedReviewsQuery & { columns: PublicReviewColumn[] }

/** Reads PostgREST's `select=`, `product_id=`, `approved=`, `order=`, `limit=`, `offset=`. Throws a RestFailure. */
export function parseReviewQuery(parameters: URLSearchParams): PublicReviewQuery {
  const parsed: PublicReviewQuery = { productIds: undefined, columns: [], order: [], limit: maximumRows, offset: 0 }
  const seen = new Set<string>()
  for (const [name, value] of parameters) {
    if (seen.has(name)) throw notUnderstood(`"${name}" is given twice`, 'Give each parameter once.')
    seen.add(name)
    const parse = parsers.get(name)
    if (!parse) throw refusedParameter(name)
    Object.assign(parsed, parse(value))
  }
  if (!seen.has('select')) throw noColumn('customer_email')
  return parsed
}

const parsers = new Map<string, (value: string) => Partial<PublicReviewQuery>>([
  // The Set leaves each column once: an address has room for thousands.
  ['select', (value) => ({ columns: [...new Set(value.split(',').map(parseColumn))] })],
  ['product_id', (value) => ({ productIds: parseProductIds(value) })],
  ['approved', parseApproval],
  ['order', (value) => ({ order: parseOrder(value) })],
  ['limit', (value) => ({ limit: Math.min(parseCount('limit', value), maximumRows) })],
  ['offset', (value) => ({ offset: parseCount('offset', value) })],
])

function parseApproval(value: string): Partial<PublicReviewQuery> {
  if (/^(is|eq)\.true$/.test(value)) return {}
  // Row-level security hides unapproved reviews from the public, so the answer is empty.
  if (/^(is|eq)\.false$/.test(value)) return { limit: 0 }
  throw notUnderstood(`"${value.slice(0, 80)}" is not understood`, 'Ask for approved=is.true.')
}

function parseColumn(text: string): PublicReviewColumn {
  const name = text.trim()
  if (isPublic(name)) return name
  throw noColumn(name === '*' || name === '' ? 'customer_email' : name.slice(0, 80))
}

function parseOrder(value: string): PublishedReviewsQuery['order'] {
  const order = value.split(',').map(parseSorting)
  if (new Set(order.map(({ column }) => column)).size < order.length)
    throw notUnderstood('A column is ordered by twice', 'For example order=rating.desc,id.')
  return order
}

function parseSorting(text: string): PublishedReviewsQuery['order'][number] {
  const [, name = '', direction] = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(text) ?? []
  if (!isPublic(name)) throw notUnderstood(`Cannot order by "${text.slice(0, 80)}"`, 'For example order=id.desc.')
  return { column: name, isDescending: direction === 'desc' }
}

function parseProductIds(value: string): string[] {
  if (value.includes('\0'))
    throw notUnderstood('The filter of product_id is not understood', 'Ids consist of a to z, 0 to 9 and -.')
  const [, singleId, list] = /^(?:eq\.([^,()]*)|in\.\((.*)\))$/s.exec(value) ?? []
  if (singleId !== undefined) return [singleId]
  if (list === undefined)
    throw notUnderstood('The filter of product_id is not understood', 'For example product_id=eq.1 or in.(1,2).')
  const ids = list.split(',')
  if (ids.length > maximumProducts) throw notUnderstood('Too many products', `Ask for ${maximumProducts} at a time.`)
  return ids.map((id) => id.replace(/^"(.*)"$/s, '$1'))
}

function parseCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw notUnderstood(`"${name}" is not a whole number`, `For example ${name}=20.`)
  return Number(value)
}

function refusedParameter(name: string): RestFailure {
  const column = name.slice(0, 80)
  return isPublic(name)
    ? notUnderstood(`Reviews are not filtered by ${column}`, 'Filters: product_id, approved.')
    : noColumn(column)
}

const notUnderstood = (message: string, hint: string) => new RestFailure(400, 'PGRST100', message, { hint })

const noColumn = (column: string): RestFailure =>
  new RestFailure(401, '42501', `permission denied for column ${column}`, {
    hint: `Select among ${publicReviewColumns.join(',')}.`,
  })

/** Answers GET of approved reviews with their public columns only; the answer is cached for a minute. */
export async function answerReviews(context: Context, reviews: Pick<Reviews, 'published'>): Promise<Response> {
  const accept = context.req.header('accept') ?? '*/*'
  if (!/\*\/\*|application\/(\*|json)/i.test(accept))
    throw new RestFailure(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 80)}`, {
      hint: 'Accept application/json.',
    })
  const query = parseReviewQuery(new URL(context.req.url).searchParams)
  const rows = query.limit === 0 ? [] : await reviews.published(query)
  context.header('Cache-Control', 'public, max-age=60')
  context.header('Content-Range', rows.length === 0 ? '*/*' : `${query.offset}-${query.offset + rows.length - 1}/*`)
  context.header('Content-Type', 'application/json; charset=utf-8')
  return context.body(JSON.stringify(rows))
}
