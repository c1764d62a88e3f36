import * as v from 'valibot'

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
