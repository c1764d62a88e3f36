import * as v from 'valibot'

const stars = v.pipe(v.number(), v.minValue(1), v.maxValue(5))

/** An approved review as the product page shows it, 1 to 5 stars (spec §3). */
export const publishedReviewSchema = v.object({
  id: v.number(),
  customer_name: v.string(),
  rating: stars,
  title: v.string(),
  comment: v.string(),
  created_at: v.string(),
  shop_reply: v.nullable(v.string()),
  shop_replied_at: v.nullable(v.string()),
})
export type PublishedReview = v.InferOutput<typeof publishedReviewSchema>

export const publishedColumns = Object.keys(publishedReviewSchema.entries).join(',')

export const productRatingSchema = v.object({ product_id: v.string(), rating: stars })
export type ProductRating = v.InferOutput<typeof productRatingSchema>
