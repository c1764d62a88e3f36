import type { ReviewFile, ReviewState } from '#server/inbox/desk/reviews.ts'
import type { StoredReview } from '#server/inbox/rows.ts'

/** The product that a review is about, as the site has it; one that is gone has its number alone. */
export interface ReviewedProduct {
  name: string
  href: string | undefined
  picture: string | undefined
}

export interface ReviewView {
  file: ReviewFile
  product: ReviewedProduct
  /** What speaks against publishing it. */
  signs: readonly string[]
  /** What was typed as a reply and not sent. */
  draft: string | undefined
}

export interface ReviewLine {
  review: StoredReview
  product: ReviewedProduct
  signs: readonly string[]
}

export const reviewStateNames: Record<ReviewState, string> = {
  waiting: 'esperando',
  published: 'publicada',
  refused: 'recusada',
}

export function reviewStateOf({ approved, handled_at }: Pick<StoredReview, 'approved' | 'handled_at'>): ReviewState {
  if (approved) return 'published'
  return handled_at === null ? 'waiting' : 'refused'
}
