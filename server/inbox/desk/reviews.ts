import type { RefusalReason } from '#domain/desk/refusal-reasons.ts'
import type { DeskAct, StoredReview } from '#server/inbox/rows.ts'
import type { Actor, ListedMessage, Seen } from './messages.ts'

/** What became of a review: nobody has judged it, it is on the site, it is refused. */
export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export interface ReviewQuery {
  /** Undefined: all, what waits first. */
  state?: ReviewState | undefined
  productId?: string | undefined
  /** From 1. */
  page: number
  perPage: number
}

export interface ReviewPage {
  rows: StoredReview[]
  total: number
  /** Of all products. */
  counts: Record<ReviewState, number>
}

/** Everything of one review. */
export interface ReviewFile {
  review: StoredReview
  /** Oldest first. */
  history: DeskAct[]
  /** Of the same person or with the same text, newest first; at most 50. */
  others: StoredReview[]
  /** What the same person wrote to the shop. */
  messages: ListedMessage[]
}

/** Publishing, refusing with a reason, taking a judgement back; the shop's public reply, or none with null. */
export type ReviewChange =
  | { kind: 'publish' }
  | { kind: 'refuse'; reason: RefusalReason }
  | { kind: 'unjudge' }
  | { kind: 'reply'; text: string | null }

export type ReviewOutcome =
  | { kind: 'done'; version: number; batch: string }
  | { kind: 'conflict'; present: ReviewFile }
  | { kind: 'gone' }

/** The reviews as the desk works with them. What is published, and its reply, is on the page within a minute: pages ask the store. */
export interface Reviews {
  list(query: ReviewQuery): Promise<ReviewPage>
  file(id: number): Promise<ReviewFile | undefined>
  change(seen: Seen, change: ReviewChange, by: Actor): Promise<ReviewOutcome>
  /** Takes back what a batch did, unless something was done since. Out: the outcome for the review, 'gone' for an unknown batch. */
  undo(batch: string, by: Actor): Promise<ReviewOutcome>
}
