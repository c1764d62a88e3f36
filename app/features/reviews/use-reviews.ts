import { useEffect, useState } from 'react'
import { readRows, type Backend } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { once } from '#domain/once.ts'
import { publishedColumns, publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'

/** The approved reviews of each product, newest first, fetched once a visit. */
const reviewsFrom = once(async (backend: Backend) =>
  once((productId: string) =>
    readRows(backend, {
      table: 'product_reviews',
      query: { product_id: `eq.${productId}`, approved: 'is.true', select: publishedColumns, order: 'id.desc' },
      rowSchema: publishedReviewSchema,
    }),
  ),
)

/** The approved reviews of a product, fetched after the page has loaded; empty until then. */
export function useReviews(productId: string): readonly PublishedReview[] {
  const { backend } = useSite()
  const [reviews, setReviews] = useState<readonly PublishedReview[]>([])

  useEffect(() => {
    let isCurrent = true
    reviewsFrom(backend)
      .then((reviewsOf) => reviewsOf(productId))
      .then(
        (found) => isCurrent && setReviews(found),
        () => undefined, // Without an answer the page stays as it is; the next product tries again.
      )
    return () => {
      isCurrent = false
    }
  }, [backend, productId])

  return reviews
}
