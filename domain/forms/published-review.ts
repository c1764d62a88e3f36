import * as v from 'valibot'
import type { DisplayRating } from '#domain/catalogue/display-rating.ts'

/** An approved review as the product page shows it. */
export const publishedReviewSchema = v.object({
  id: v.number(),
  customer_name: v.string(),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  comment: v.string(),
  created_at: v.string(),
})
export type PublishedReview = v.InferOutput<typeof publishedReviewSchema>

/** Average to one decimal and count of real reviews, or undefined when there are none. */
export function averageRating(reviews: readonly Pick<PublishedReview, 'rating'>[]): DisplayRating | undefined {
  if (reviews.length === 0) return undefined
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { score: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length }
}
