import { useEffect, useState } from 'react'
import type { Backend } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import type { PublishedReview } from '#domain/forms/published-review.ts'

/** Reviews are below the fold of attention: their code comes after the page. */
async function fetchLate(backend: Backend, productId: string): Promise<PublishedReview[]> {
  const { fetchReviews } = await import('#app/browser/published-reviews.ts')
  return fetchReviews(backend, productId)
}

const asked = new Map<string, Promise<PublishedReview[]>>()

/** The approved reviews of a product, asked for once per visit after the page is there; none while they are on their way. */
export function useReviews(productId: string): readonly PublishedReview[] {
  const { backend } = useSite()
  const [reviews, setReviews] = useState<readonly PublishedReview[]>([])

  useEffect(() => {
    let isCurrent = true
    const answer = asked.get(productId) ?? fetchLate(backend, productId)
    asked.set(productId, answer)
    answer.then(
      (found) => isCurrent && setReviews(found),
      // Without an answer the page stays as it is; the next product asks anew.
      () => asked.delete(productId),
    )
    return () => {
      isCurrent = false
    }
  }, [backend, productId])

  return reviews
}
