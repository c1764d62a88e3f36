import { useEffect, useState } from 'react'
import { useSite } from '#app/site.tsx'
import type { DisplayRating } from '#domain/catalogue/display-rating.ts'

/** The rating of every product that was asked for in this visit; undefined for products without reviews. */
const known = new Map<string, DisplayRating | undefined>()

/**
 * The ratings from reviews of the products in a list, fetched once each, after the page has loaded; they replace the
 * derived ones (spec §2).
 */
export function useRealRatings(ids: readonly string[]): ReadonlyMap<string, DisplayRating | undefined> {
  const { backend } = useSite()
  const [, setCount] = useState(0)
  const key = ids.join(',')

  useEffect(() => {
    const fresh = key.split(',').filter((id) => id !== '' && !known.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) known.set(id, undefined)
    import('#app/features/catalogue/results/review-scores.ts')
      .then(({ fetchScores }) => fetchScores(backend, fresh))
      .then(
        (scores) => {
          for (const [id, score] of scores) known.set(id, score)
          if (scores.size > 0) setCount((count) => count + 1)
        },
        // Without an answer the cards stay as they are; the next list tries again.
        () => fresh.forEach((id) => known.delete(id)),
      )
  }, [key, backend])

  return known
}
