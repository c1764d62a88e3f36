import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { PublicProposals } from './proposals/public-proposals.ts'
import type { Delivery, StoredAct, StoredContact, StoredDelivery, StoredReview } from './rows.ts'
import type { ArchivedRows } from './sql/archived-rows.ts'
import type { SqlStore } from './sql/dialect.ts'

/** The store's interface for the public. An insert resolves once the row is safely on the disk. */
export interface Inbox {
  /**
   * Stores a contact. Out: false when the same text was stored within the last ten minutes and is not stored again.
   * Throws RowRefused.
   */
  insertContact(contact: Contact, isSuspect: boolean): Promise<boolean>
  /** Stores a review, as insertContact does a contact. */
  insertReview(review: Review, isSuspect: boolean): Promise<boolean>
  approvedReviews(query: ReviewQuery): Promise<PublicReview[]>
}

/** Thrown when the store's own checks refuse a row, which can never be stored as it is. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

/** The public columns of a review. */
export const publicReviewColumns = [
  'id',
  'created_at',
  'product_id',
  'customer_name',
  'rating',
  'title',
  'comment',
  'shop_reply',
  'shop_replied_at',
] as const
export type PublicReviewColumn = (typeof publicReviewColumns)[number]
type PublicReview = Pick<StoredReview, PublicReviewColumn>

export interface ReviewQuery {
  /** The products whose reviews are asked for; undefined for all products. */
  productIds: string[] | undefined
  order: { column: PublicReviewColumn; isDescending: boolean }[]
  limit: number
  offset: number
}

/** The store's interface for the people of the shop. */
export interface Desk {
  contacts(): Promise<StoredContact[]>
  reviews(): Promise<StoredReview[]>
  contact(id: number): Promise<StoredContact | undefined>
  review(id: number): Promise<StoredReview | undefined>
  /** Marks a message as handled. Out: whether it exists. */
  markHandled(contactId: number): Promise<boolean>
  /** Publishes a review, or refuses it. Out: whether it exists. */
  judgeReview(reviewId: number, isApproved: boolean): Promise<boolean>
  /** Deletes rows permanently. */
  remove(ids: { contacts: readonly number[]; reviews: readonly number[] }): Promise<Removed>
  /** Records who did what, but no text of a visitor. */
  record(act: Act): Promise<void>
  audit(): Promise<StoredAct[]>
}
/** An act; the store adds time and id. */
export type Act = Pick<StoredAct, 'operator' | 'action' | 'target'> & Partial<Pick<StoredAct, 'note'>>
export interface Removed {
  contacts: number
  reviews: number
  /** False while the database's files may still contain the bytes. */
  isOverwritten: boolean
}

/** The number of waiting deliveries, and the age of the oldest in seconds; 0 without any. */
export interface OutboxState {
  waiting: number
  oldestSeconds: number
}

/** The numbers of confirmations that may prevent another one. */
export interface Confirmations {
  /** Sent to the same address, ignoring case, within a day, or waiting to be sent there before it. */
  toSameAddress: number
  /** Sent to any address within an hour. */
  inLastHour: number
}

/** The deliveries that are still to be made. Several servers may share one outbox. */
export interface Outbox {
  /** Takes what is due on these channels and reserves it for `leaseSeconds`. */
  claim(wish: { channels: readonly Channel[]; limit: number; leaseSeconds: number }): Promise<Delivery[]>
  markSent(id: number): Promise<void>
  postpone(id: number, delay: { seconds: number; reason: string }): Promise<void>
  /** Removes a delivery from the outbox without making it. */
  skip(id: number, reason: string): Promise<void>
  /** Counts the confirmations before one that is to be sent. */
  confirmations(id: number): Promise<Confirmations>
}
export type Channel = StoredDelivery['channel']

/** The whole content of the store, for copies. */
export interface Archive {
  /** All rows in one consistent state. */
  read(): Promise<ArchivedRows>
  /**
   * Fills an empty store. Throws when it is not empty, and RowRefused for an impossible row; then nothing was written.
   */
  fill(rows: ArchivedRows): Promise<void>
}

/** Counts posts per visitor over the last minute. */
export interface RateLimit {
  /** Counts one post of an address if it is allowed. Out: 0, or the seconds to wait if it is not. */
  take(address: string): Promise<number>
}

/**
 * Whether a missing store is created; 'even-lost': also if it existed before and was lost, to be filled from a copy.
 */
export type MayCreate = boolean | 'even-lost'

/** The store of messages, reviews, proposals and the desk's other data. */
export interface Store {
  readonly inbox: Inbox
  readonly publicProposals: PublicProposals
  readonly desk: Desk
  readonly outbox: Outbox
  readonly archive: Archive
  /** The store's SQL, for the desk, which has further tables (server/inbox/desk-store.ts, desk/access). */
  readonly sql: SqlStore
  /** A counter of posts. In: posts per address and minute; 0 turns the limit off. */
  rateLimit(perMinute: number): RateLimit
  /** How many deliveries wait. In: the configured channels; deliveries for others are not counted. */
  outboxState(channels: readonly Channel[]): Promise<OutboxState>
  /** Resolves when the store answers. */
  check(): Promise<void>
  /** Finishes what was accepted, then closes. */
  close(): Promise<void>
}
