import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { PublicProposals } from './proposals/public-proposals.ts'
import type { Delivery, StoredAct, StoredContact, StoredDelivery, StoredReview } from './rows.ts'
import type { ArchivedRows } from './sql/archived-rows.ts'
import type { SqlStore } from './sql/dialect.ts'

/** What the public may do. An insert resolves once the row is safely on disk. */
export interface Inbox {
  /** Out: false when the same text was stored minutes ago and stands for this one too. Throws RowRefused. */
  insertContact(contact: Contact, isSuspect: boolean): Promise<boolean>
  insertReview(review: Review, isSuspect: boolean): Promise<boolean>
  approvedReviews(query: ReviewQuery): Promise<PublicReview[]>
}

/** What the store's own checks refuse: the row can never be stored as it is. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

/** The columns of a review that anyone may read. */
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
  /** Undefined: of all products. */
  productIds: string[] | undefined
  order: { column: PublicReviewColumn; isDescending: boolean }[]
  limit: number
  offset: number
}

/** What the people behind the site do with what arrived. */
export interface Desk {
  contacts(): Promise<StoredContact[]>
  reviews(): Promise<StoredReview[]>
  contact(id: number): Promise<StoredContact | undefined>
  review(id: number): Promise<StoredReview | undefined>
  /** Out: whether there is such a contact. */
  markHandled(contactId: number): Promise<boolean>
  /** Out: whether there is such a review. */
  judgeReview(reviewId: number, isApproved: boolean): Promise<boolean>
  /** Removes rows for good. */
  remove(ids: { contacts: readonly number[]; reviews: readonly number[] }): Promise<Removed>
  /** Writes down who did what, never to which text. */
  record(act: Act): Promise<void>
  audit(): Promise<StoredAct[]>
}
/** What somebody did; the moment and the number are the store's. */
export type Act = Pick<StoredAct, 'operator' | 'action' | 'target'> & Partial<Pick<StoredAct, 'note'>>
export interface Removed {
  contacts: number
  reviews: number
  /** False while the database's files may still hold the bytes. */
  isOverwritten: boolean
}

/** How much waits to be delivered, and since how many seconds; 0 when nothing does. */
export interface OutboxState {
  waiting: number
  oldestSeconds: number
}

/** How many confirmations were sent, or come first. */
export interface Confirmations {
  /** To the same address, in upper or lower case, within a day. */
  toSameAddress: number
  /** To anybody within an hour. */
  inLastHour: number
}

/** What still has to reach someone. Several servers may share it. */
export interface Outbox {
  /** Takes what is due on these channels and keeps it from others for `leaseSeconds`. */
  claim(wish: { channels: readonly Channel[]; limit: number; leaseSeconds: number }): Promise<Delivery[]>
  markSent(id: number): Promise<void>
  postpone(id: number, delay: { seconds: number; reason: string }): Promise<void>
  /** Takes it out of the outbox without sending it. */
  skip(id: number, reason: string): Promise<void>
  /** In: a confirmation that may be sent. Out: what was confirmed before it. */
  confirmations(id: number): Promise<Confirmations>
}
export type Channel = StoredDelivery['channel']

/** Everything in the store, for copies of it. */
export interface Archive {
  /** All rows as they were at one moment. */
  read(): Promise<ArchivedRows>
  /** Fills an empty store. Throws when it is not empty, and RowRefused for a row that it could not have; then nothing was written. */
  fill(rows: ArchivedRows): Promise<void>
}

/** Counts posts per visitor over a sliding minute. */
export interface RateLimit {
  /** Takes one post of an address. Out: 0 when it may go on, else the seconds to wait. */
  take(address: string): Promise<number>
}

/** Whether a place without a store gets one; 'even-lost': also one whose store was lost, to fill it from a copy. */
export type MayCreate = boolean | 'even-lost'

/** Where contact messages and reviews are kept. */
export interface Store {
  readonly inbox: Inbox
  readonly publicProposals: PublicProposals
  readonly desk: Desk
  readonly outbox: Outbox
  readonly archive: Archive
  /** For the desk, whose tables lie beside the inbox (server/inbox/desk-store.ts, desk/access); nobody else needs it. */
  readonly sql: SqlStore
  /** In: posts per address and minute; 0 turns the limit off. */
  rateLimit(perMinute: number): RateLimit
  /** In: the ways out that are configured; what waits for another one is not counted. */
  outboxState(channels: readonly Channel[]): Promise<OutboxState>
  /** Resolves when the store can answer. */
  check(): Promise<void>
  /** Finishes what was accepted, then closes. */
  close(): Promise<void>
}
