import { useEffect, useState } from 'react'
import type { Backend } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { once } from '#domain/once.ts'
import type { PublishedReview } from '#domain/forms/published-review.ts'

/** Fetches each product's reviews. Reviews are low on the page, so their code is loaded after the page. */
const reviewsFrom = once(async (backend: Backend) => {
  const { fetchReviews } = await import('#app/browser/published-reviews.ts')
  return once((productId: string) => fetchReviews(backend, productId))
})

/** The approved reviews of a product, fetched once per visit after the page has loaded; empty until then. */
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
