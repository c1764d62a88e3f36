import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'

/** A stored row: what the visitor sent, numbered and dated (ISO 8601, UTC). */
export type StoredContact = Contact & { id: number; created_at: string }
export type StoredReview = Review & { id: number; created_at: string; approved: boolean }

/** Where contact messages and reviews are kept. An insert resolves once the row is safely on disk. */
export interface Inbox {
  insertContact(contact: Contact): Promise<void>
  insertReview(review: Review): Promise<void>
  contacts(): Promise<StoredContact[]>
  reviews(): Promise<StoredReview[]>
  /** Resolves when the store can answer. */
  check(): Promise<void>
  /** Finishes what was accepted, then closes. */
  close(): Promise<void>
}
