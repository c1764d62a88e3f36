export type DisplayRating = { score: number; count: number }

/** Hashes an id to 32 bits (FNV-1a), so that the same id gives the same rating on every machine. */
function hash(id: string): number {
  let value = 0x811c9dc5
  for (const char of id) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** The rating that the product page derives from an id: 4.8 to 5.0 in tenths, count 55 to 149 (spec §2, §9). */
export function detailRating(id: string): DisplayRating {
  const value = hash(id)
  return { score: (48 + (value % 3)) / 10, count: derivedCount(value) }
}

/** The rating that a card derives from an id: 4.5 or 5 stars, count 55 to 149 (spec §2 'Product card'). */
export function cardRating(id: string): DisplayRating {
  const value = hash(id)
  return { score: value % 2 === 0 ? 4.5 : 5, count: derivedCount(value) }
}

const derivedCount = (value: number): number => 55 + ((value >>> 8) % 95)

/** The average to one decimal and the count of real reviews; undefined when there are none. */
export function averageRating(reviews: readonly { rating: number }[]): DisplayRating | undefined {
  if (reviews.length === 0) return undefined
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { score: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length }
}
