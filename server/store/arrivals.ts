import { sql } from 'kysely'
import type { Origin } from '#domain/desk/message-ways.ts'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { reviewSchema, type Review } from '#domain/forms/review.ts'
import { minuteMilliseconds } from '#domain/time.ts'
import { insertRow, lockByName } from './sql.ts'
import { now, type Channel, type Db } from './tables.ts'

/** How long the same text counts as a double click or a repeated request. */
const repeatMilliseconds = 10 * minuteMilliseconds

type VisitorRow = { isSuspect: boolean } & (
  | { table: 'contacts'; row: Contact }
  | { table: 'product_reviews'; row: Review }
)

/** Stores what a visitor sent, with deliveries. Out: false if the same came within ten minutes. Throws RowRefused. */
export function insertOnce(db: Db, { isSuspect, ...visitorRow }: VisitorRow): Promise<boolean> {
  const { table, row } = visitorRow
  return db.transaction().execute(async (transaction) => {
    await lockByName(transaction, JSON.stringify([table, row]).toLowerCase())
    const earlier = await transaction
      .selectFrom(table)
      .select('id')
      .where('created_at', '>', now(-repeatMilliseconds))
      .where((is) => is.and(Object.entries(row).map(([column, value]) => hasText(column, value))))
      // A text that was taken for spam does not swallow the same text when a person sends it again.
      .$if(!isSuspect, (query) => query.where('is_suspect', '=', false))
      .executeTakeFirst()
    if (earlier) return false
    if (visitorRow.table === 'contacts') {
      const message = { ...visitorRow.row, origin: 'site' } as const
      await insertMessage(transaction, message, isSuspect, isSuspect ? [] : ['confirmation'])
    } else {
      const review = { ...visitorRow.row, created_at: now(), is_suspect: isSuspect }
      const id = await insertRow(transaction, 'product_reviews', review)
      await addDeliveries(transaction, 'review_id', id, noticeChannels)
    }
    return true
  })
}

const noticeChannels: readonly Channel[] = ['email', 'webhook']

/** A message to be stored; by another way than the contact form it has fewer fields, maybe no address. */
type NewMessage = Pick<Contact, 'name' | 'subject' | 'message'> &
  Partial<Omit<Contact, 'email'>> & { email: string | null; origin: Origin }

/** Stores a visitor's message with its deliveries, as spam where it looks automatic. Out: its id. */
export async function insertMessage(
  db: Db,
  message: NewMessage,
  isSuspect: boolean,
  extraChannels: readonly Channel[] = [],
): Promise<number> {
  const at = now()
  const turn = isSuspect ? 'spam' : 'ours'
  const row = { ...message, created_at: at, is_suspect: isSuspect, turn, turn_since: at } as const
  const id = await insertRow(db, 'contacts', row)
  await addDeliveries(db, 'contact_id', id, [...noticeChannels, ...extraChannels])
  return id
}

/** Whether a column has this text; an e-mail address in any case, in the form that has an index. */
const hasText = (column: string, value: unknown) =>
  column === 'email'
    ? sql<boolean>`lower(email) = lower(CAST(${value} AS text))`
    : sql<boolean>`${sql.ref(column)} IS NOT DISTINCT FROM ${value}`

async function addDeliveries(db: Db, owner: 'contact_id' | 'review_id', id: number, channels: readonly Channel[]) {
  const rows = channels.map((channel) => ({ channel, due_at: now(), [owner]: id }))
  await db.insertInto('deliveries').values(rows).execute()
}

/** The fields that a visitor fills in, by table. */
export const visitorFields = {
  contacts: Object.keys(contactSchema.entries) as (keyof Contact)[],
  product_reviews: Object.keys(reviewSchema.entries) as (keyof Review)[],
}
