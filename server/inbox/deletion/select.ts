import type { StoredContact, StoredReview } from '#server/inbox/rows.ts'

/** Rows of the inbox, for example those to be deleted. */
export interface Rows {
  contacts: StoredContact[]
  reviews: StoredReview[]
}

/** All rows from an e-mail address, ignoring case. */
export function fromAddress({ contacts, reviews }: Rows, address: string): Rows {
  const isTheirs = (email: string | null) => email?.toLowerCase() === address.toLowerCase()
  return {
    contacts: contacts.filter(({ email }) => isTheirs(email)),
    reviews: reviews.filter(({ customer_email }) => isTheirs(customer_email)),
  }
}

/**
 * Rows that arrived before a date (ISO 8601), handled or not. Reviews that the site shows stay until they are
 * withdrawn.
 */
export function arrivedBefore({ contacts, reviews }: Rows, date: string): Rows {
  return {
    contacts: contacts.filter(({ created_at }) => created_at < date),
    reviews: reviews.filter(({ created_at, approved }) => !approved && created_at < date),
  }
}
