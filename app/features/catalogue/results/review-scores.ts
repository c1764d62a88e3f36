import { averageRating, type DisplayRating } from '#domain/catalogue/display-rating.ts'
import { groupBy } from '#domain/group-by.ts'
import { productRatingSchema, type ProductRating } from '#domain/forms/published-review.ts'
import { readRows, type Backend } from '#app/browser/backend.ts'

/** An address with more ids would be too long for some servers. */
const idsAtOnce = 50

/** A hosted PostgREST returns at most this many rows in one answer. */
const rowsAtOnce = 1000

/**
 * Average and count of the approved reviews of some products; those without reviews are missing. Throws as `readRows`
 * does.
 */
export async function fetchScores(
  backend: Backend,
  productIds: readonly string[],
): Promise<Map<string, DisplayRating>> {
  const groups = Array.from({ length: Math.ceil(productIds.length / idsAtOnce) }, (_, index) =>
    productIds.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  )
  const rows = (await Promise.all(groups.map((ids) => fetchRatings(backend, ids)))).flat()
  const byProduct = groupBy(rows, ({ product_id: id }) => id)
  return new Map(
    [...byProduct].flatMap(([id, ratings]): [string, DisplayRating][] => {
      const rating = averageRating(ratings)
      return rating ? [[id, rating]] : []
    }),
  )
}

/** All ratings of some products, fetched by as many requests as it takes. */
async function fetchRatings(backend: Backend, ids: readonly string[], offset = 0): Promise<ProductRating[]> {
  const rows = await readRows(backend, {
    table: 'product_reviews',
    query: {
      product_id: `in.(${ids.join(',')})`,
      approved: 'is.true',
      select: 'product_id,rating',
      order: 'id.asc',
      limit: String(rowsAtOnce),
      offset: String(offset),
    },
    rowSchema: productRatingSchema,
  })
  if (rows.length < rowsAtOnce) return rows
  return [...rows, ...(await fetchRatings(backend, ids, offset + rowsAtOnce))]
}
