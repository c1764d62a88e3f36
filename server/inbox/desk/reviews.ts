import type { RefusalReason } from '#domain/desk/refusal-reasons.ts'
import type { DeskAct, StoredReview } from '#server/inbox/rows.ts'
import type { Actor, ListedMessage, Seen } from './messages.ts'

/** The states of a review: not judged yet, published, refused. */
export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export interface ReviewQuery {
  /** The state of the reviews; undefined for all reviews, the waiting ones first. */
  state?: ReviewState | undefined
  productId?: string | undefined
  /** From 1. */
  page: number
  perPage: number
}

export interface ReviewPage {
  rows: StoredReview[]
  total: number
  /** The number of reviews in each state, of all products. */
  counts: Record<ReviewState, number>
}

/** A review with everything that belongs to it. */
export interface ReviewFile {
  review: StoredReview
  /** Oldest first. */
  history: DeskAct[]
  /**
   * Reviews from the same e-mail address or with the same comment (whatever its case and accents), newest first; at most
   * 50.
   */
  others: StoredReview[]
  /** Messages from the same e-mail address, newest first; at most 50. */
  messages: ListedMessage[]
}

/**
 * A change of a review: it is published, it is refused with a reason, that judgement is withdrawn, or the shop's public
 * reply is set; a null text removes the reply.
 */
export type ReviewChange =
  | { kind: 'publish' }
  | { kind: 'refuse'; reason: RefusalReason }
  | { kind: 'unjudge' }
  | { kind: 'reply'; text: string | null }

export type ReviewOutcome =
  | { kind: 'done'; version: number; batch: string }
  | { kind: 'conflict'; present: ReviewFile }
  | { kind: 'gone' }

/**
 * The reviews for the desk. A published review and its reply are on the page within a minute, because pages ask the
 * store.
 */
export interface Reviews {
  list(query: ReviewQuery): Promise<ReviewPage>
  file(id: number): Promise<ReviewFile | undefined>
  change(seen: Seen, change: ReviewChange, by: Actor): Promise<ReviewOutcome>
  /**
   * Undoes a batch, unless the review was changed since. Out: the outcome for the review, 'gone' for an unknown batch.
   */
  undo(batch: string, by: Actor): Promise<ReviewOutcome>
}
