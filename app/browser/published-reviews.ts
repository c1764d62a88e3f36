import { publishedColumns, publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'
import { readRows, type Backend } from './backend.ts'

/** The approved reviews of a product, newest first. Throws as `readRows` does. */
export function fetchReviews(backend: Backend, productId: string): Promise<PublishedReview[]> {
  return readRows(backend, {
    table: 'product_reviews',
    query: { product_id: `eq.${productId}`, approved: 'is.true', select: publishedColumns, order: 'id.desc' },
    row: publishedReviewSchema,
  })
}
