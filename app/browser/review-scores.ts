import * as v from 'valibot'
import { averageRating, type DisplayRating } from '#domain/catalogue/display-rating.ts'
import type { Backend } from './backend.ts'

const rowsSchema = v.array(v.object({ product_id: v.string(), rating: v.number() }))

/** Average and count of the approved reviews of some products; those without reviews are missing. Throws when there is no answer. */
export async function fetchScores(
  backend: Backend,
  productIds: readonly string[],
): Promise<Map<string, DisplayRating>> {
  const query = new URLSearchParams({
    product_id: `in.(${productIds.join(',')})`,
    approved: 'is.true',
    select: 'product_id,rating',
  })
  const response = await fetch(`${backend.url}/rest/v1/product_reviews?${query}`, { headers: { apikey: backend.key } })
  if (!response.ok) throw new Error(`product_reviews: the backend answered ${response.status}`)
  const byProduct = Map.groupBy(v.parse(rowsSchema, await response.json()), ({ product_id: id }) => id)
  return new Map(
    [...byProduct].flatMap(([id, rows]): [string, DisplayRating][] => {
      const rating = averageRating(rows)
      return rating ? [[id, rating]] : []
    }),
  )
}
