import type { StoredReview } from '#server/store/messages.ts'
import type { ReviewFile, ReviewState } from '#server/store/reviews.ts'

/** The product of a review; one that is gone has only its id. */
export interface ReviewedProduct {
  name: string
  href: string | undefined
  picture: string | undefined
}

export interface ReviewView {
  file: ReviewFile
  product: ReviewedProduct
  /** Signs that speak against publishing the review. */
  signs: readonly string[]
  /** The draft of a reply. */
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
