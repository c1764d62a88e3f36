import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { StoredReview } from '#server/store/messages.ts'
import { reviewStateNames, reviewStateOf } from './review-view.ts'

const tones: Record<ReturnType<typeof reviewStateOf>, BadgeTone> = {
  waiting: 'signal',
  published: 'good',
  refused: 'neutral',
}

/** The state of a review. */
export function ReviewBadge({ review }: { review: StoredReview }) {
  const state = reviewStateOf(review)
  return <Badge tone={tones[state]}>{reviewStateNames[state]}</Badge>
}
