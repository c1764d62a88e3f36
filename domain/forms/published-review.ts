/** An approved review as the product page shows it. */
export interface PublishedReview {
  id: number
  customer_name: string
  rating: number
  title: string
  comment: string
  created_at: string
}

/** The columns that are asked for, each with the kind of its value. */
const columns: Record<keyof PublishedReview, 'number' | 'string'> = {
  id: 'number',
  customer_name: 'string',
  rating: 'number',
  title: 'string',
  comment: 'string',
  created_at: 'string',
}
export const publishedColumns = Object.keys(columns).join(',')

/** Whether a row of the backend is a review that can be shown: all columns there, 1 to 5 stars (spec §3). */
export function isPublishedReview(row: unknown): row is PublishedReview {
  if (typeof row !== 'object' || row === null) return false
  const values = new Map(Object.entries(row))
  return (
    Object.entries(columns).every(([name, kind]) => typeof values.get(name) === kind) && isRating(values.get('rating'))
  )
}

/** A rating of one product, as lists ask for it. */
export interface ProductRating {
  product_id: string
  rating: number
}

/** Whether a row of the backend is the rating of a product. */
export function isProductRating(row: unknown): row is ProductRating {
  if (typeof row !== 'object' || row === null || !('product_id' in row && 'rating' in row)) return false
  return typeof row.product_id === 'string' && isRating(row.rating)
}

function isRating(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= 5
}
