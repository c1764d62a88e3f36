import * as v from 'valibot'
import { averageRating, type DisplayRating } from '#domain/catalogue/display-rating.ts'
import type { Backend } from './backend.ts'

/** An address of more would be too long for some servers. */
const idsAtOnce = 50

const rowsSchema = v.array(v.object({ product_id: v.string(), rating: v.number() }))

/** Average and count of the approved reviews of some products; those without reviews are missing. Throws when there is no answer. */
export async function fetchScores(
  backend: Backend,
  productIds: readonly string[],
): Promise<Map<string, DisplayRating>> {
  const groups = Array.from({ length: Math.ceil(productIds.length / idsAtOnce) }, (_, index) =>
    productIds.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  )
  const rows = (await Promise.all(groups.map((ids) => fetchRatings(backend, ids)))).flat()
  const byProduct = Map.groupBy(rows, ({ product_id: id }) => id)
  return new Map(
    [...byProduct].flatMap(([id, ratings]): [string, DisplayRating][] => {
      const rating = averageRating(ratings)
      return rating ? [[id, rating]] : []
    }),
  )
}

async function fetchRatings(backend: Backend, ids: readonly string[]): Promise<v.InferOutput<typeof rowsSchema>> {
  const query = new URLSearchParams({
    product_id: `in.(${ids.join(',')})`,
    approved: 'is.true',
    select: 'product_id,rating',
  })
  const response = await fetch(`${backend.url}/rest/v1/product_reviews?${query}`, { headers: { apikey: backend.key } })
  if (!response.ok) throw new Error(`product_reviews: the backend answered ${response.status}`)
  return v.parse(rowsSchema, await response.json())
}
