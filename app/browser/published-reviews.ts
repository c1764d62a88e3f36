import * as v from 'valibot'
import { publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'
import type { Backend } from './backend.ts'

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
