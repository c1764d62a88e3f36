import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { Channel } from '#server/inbox/inbox.ts'
import type { Dialect, Statement } from './dialect.ts'

/** A row to be inserted. */
export type Arriving =
  | { table: 'contacts'; row: Contact; isSuspect: boolean }
  | { table: 'product_reviews'; row: Review; isSuspect: boolean }

/** One step of inserting a row. */
export interface ArrivalStep extends Statement {
  /** Whether the step runs with the rights of the public only. */
  isVisitors?: boolean
}

/** The columns that a visitor fills in; each table has an index over the first of them and the time. */
const columns = {
  contacts: ['email', 'name', 'company', 'phone', 'subject', 'message'],
  product_reviews: ['product_id', 'customer_name', 'rating', 'title', 'comment', 'customer_email'],
} as const

/** The column of a delivery that refers to the row. */
export const ownerColumn = { contacts: 'contact_id', product_reviews: 'review_id' } as const

/** The channels for a row. Only a contact that does not look like spam is confirmed. */
export function channelsOf({ table, isSuspect }: Pick<Arriving, 'table' | 'isSuspect'>): Channel[] {
  return table === 'contacts' && !isSuspect ? ['email', 'webhook', 'confirmation'] : ['email', 'webhook']
}

/**
 * Stores a row and its deliveries, as steps of one transaction. Each step gets the rows that its statement returned.
 * Out: false when the same text was stored within the last ten minutes, because of a double click or a repeated
 * request: it is not stored again.
 */
export function* arrival(dialect: Dialect, arriving: Arriving): Generator<ArrivalStep, boolean, unknown[]> {
  const { table, isSuspect } = arriving
  const name = dialect.tables[table]
  const values = valuesOf(arriving)
  if (dialect.transactionLock !== undefined)
    yield { text: dialect.transactionLock, values: [JSON.stringify(values).toLowerCase()] }
  const same = columns[table].map((column, index) =>
    column === 'email' ? `lower(email) = lower($${index + 1})` : `${column} IS NOT DISTINCT FROM $${index + 1}`,
  )
  const earlier = yield {
    text: `SELECT id FROM ${name} WHERE ${same.join(' AND ')} AND created_at > ${dialect.ago('10 minutes')} LIMIT 1`,
    values,
  }
  if (earlier.length > 0) return false
  yield {
    text: `INSERT INTO ${name} (${columns[table].join(', ')}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
    isVisitors: true,
  }
  const spam = table === 'contacts' ? "is_suspect = true, turn = 'spam'" : 'is_suspect = true'
  if (isSuspect) yield { text: `UPDATE ${name} SET ${spam} WHERE id = ${dialect.newId(table)}`, values: [] }
  yield {
    text: `INSERT INTO ${dialect.tables.deliveries} (channel, ${ownerColumn[table]})
      SELECT way.value, new.id FROM (SELECT ${dialect.newId(table)} AS id) AS new, ${dialect.jsonItems('$1')} AS way`,
    values: [JSON.stringify(channelsOf(arriving))],
  }
  return true
}

function valuesOf(arriving: Arriving): (string | number | null)[] {
  if (arriving.table === 'contacts') return columns.contacts.map((column) => arriving.row[column])
  return columns.product_reviews.map((column) => arriving.row[column])
}
