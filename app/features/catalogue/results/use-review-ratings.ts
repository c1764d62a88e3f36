import { useEffect, useState } from 'react'
import { readRows, type Backend } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { type DisplayRating, averageRating } from '#domain/catalogue/display-rating.ts'
import { productRatingSchema, type ProductRating } from '#domain/forms/published-review.ts'
import { groupBy } from '#domain/group-by.ts'

/** The rating of every product that was asked for in this visit; undefined for products without reviews. */
const cachedRatings = new Map<string, DisplayRating | undefined>()

/**
 * The ratings from reviews of the products in a list, fetched once each, after the page has loaded; they replace the
 * derived ones (spec §2).
 */
export function useReviewRatings(ids: readonly string[]): ReadonlyMap<string, DisplayRating | undefined> {
  const { backend } = useSite()
  // The ratings are in no state of React's: the counter only makes it render again when some have arrived.
  const [, setArrivals] = useState(0)
  const key = ids.join(',')

  useEffect(() => {
    const missingIds = key.split(',').filter((id) => id !== '' && !cachedRatings.has(id))
    if (missingIds.length === 0) return
    for (const id of missingIds) cachedRatings.set(id, undefined)
    fetchAverages(backend, missingIds).then(
      (averages) => {
        for (const [id, rating] of averages) cachedRatings.set(id, rating)
        if (averages.size > 0) setArrivals((count) => count + 1)
      },
      // Without an answer the cards stay as they are; the next list tries again.
      () => missingIds.forEach((id) => cachedRatings.delete(id)),
    )
  }, [key, backend])

  return cachedRatings
}

/** An address with more ids would be too long for some servers. */
const idsAtOnce = 50

/** A hosted PostgREST returns at most this many rows in one answer. */
const rowsAtOnce = 1000

/**
 * Average and count of the approved reviews of some products; those without reviews are missing. Throws as `readRows`
 * does.
 */
async function fetchAverages(backend: Backend, productIds: readonly string[]): Promise<Map<string, DisplayRating>> {
  const batches = Array.from({ length: Math.ceil(productIds.length / idsAtOnce) }, (_, index) =>
    productIds.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  )
  const rows = (await Promise.all(batches.map((ids) => fetchRatings(backend, ids)))).flat()
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
  const rows = await readRows(
    backend,
    'product_reviews',
    {
      product_id: `in.(${ids.join(',')})`,
      approved: 'is.true',
      select: 'product_id,rating',
      order: 'id.asc',
      limit: String(rowsAtOnce),
      offset: String(offset),
    },
    productRatingSchema,
  )
  if (rows.length < rowsAtOnce) return rows
  return [...rows, ...(await fetchRatings(backend, ids, offset + rowsAtOnce))]
}
