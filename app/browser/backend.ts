import * as v from 'valibot'
import { publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'

/** Where rows go: this server or a hosted PostgREST, told apart by two settings alone. */
export interface Backend {
  /** Empty: this server. */
  url: string
  key: string
}

/**
 * Inserts one row into a public table (spec §7).
 * Throws when the row was not stored, whatever the reason.
 */
export async function insertRow(backend: Backend, table: 'contacts' | 'product_reviews', row: object): Promise<void> {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: backend.key,
      Authorization: `Bearer ${backend.key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify(row),
  })
  if (!response.ok) throw new Error(`${table}: the backend answered ${response.status}`)
}

const publishedColumns = Object.keys(publishedReviewSchema.entries).join(',')

/** The approved reviews of a product, newest first. Throws when there is no answer. */
export async function fetchReviews(backend: Backend, productId: string): Promise<PublishedReview[]> {
  const query = new URLSearchParams({
    product_id: `eq.${productId}`,
    approved: 'is.true',
    select: publishedColumns,
    order: 'id.desc',
  })
  const response = await fetch(`${backend.url}/rest/v1/product_reviews?${query}`, { headers: { apikey: backend.key } })
  if (!response.ok) throw new Error(`product_reviews: the backend answered ${response.status}`)
  return v.parse(v.array(publishedReviewSchema), await response.json())
}
