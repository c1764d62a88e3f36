import { sql } from 'kysely'
import type { Origin } from '#domain/desk/message-ways.ts'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { reviewSchema, type Review } from '#domain/forms/review.ts'
import { minuteMilliseconds } from '#domain/time.ts'
import { lockByName } from './sql.ts'
import { now, type Channel, type Db } from './tables.ts'

const repeatMilliseconds = 10 * minuteMilliseconds

type VisitorRow = { isSuspect: boolean } & (
  | { table: 'contacts'; row: Contact }
  | { table: 'product_reviews'; row: Review }
)

/** Stores what a visitor sent, with deliveries. Out: false for the same within ten minutes. Throws RowRefused. */
export function insertOnce(db: Db, { isSuspect, ...visitorRow }: VisitorRow): Promise<boolean> {
  const { table, row } = visitorRow
  return db.transaction().execute(async (transaction) => {
    await lockByName(transaction, JSON.stringify([table, row]).toLowerCase())
    const earlier = await transaction
      .selectFrom(table)
      .select('id')
      .where('created_at', '>', now(-repeatMilliseconds))
      .where((is) => is.and(Object.entries(row).map(([column, value]) => sameText(column, value))))
      // What was taken for spam does not swallow the same text when a person sends it again.
      .$if(!isSuspect, (query) => query.where('is_suspect', '=', false))
      .executeTakeFirst()
    if (earlier) return false
    if (visitorRow.table === 'contacts')
      await insertMessage(
        transaction,
        { ...visitorRow.row, origin: 'site' },
        isSuspect,
        isSuspect ? [] : ['confirmation'],
      )
    else {
      const { id } = await transaction
        .insertInto('product_reviews')
        .values({ ...visitorRow.row, created_at: now(), is_suspect: isSuspect })
        .returning('id')
        .executeTakeFirstOrThrow()
      await addDeliveries(transaction, 'review_id', id, noticeChannels)
    }
    return true
  })
}

const noticeChannels: readonly Channel[] = ['email', 'webhook']

/** Stores a message that a visitor has sent, with its deliveries; one that looks automatic as spam. Out: its id. */
export async function insertMessage(
  transaction: Db,
  message: Omit<Contact, 'email'> & { email: string | null; origin: Origin },
  isSuspect: boolean,
  extraChannels: readonly Channel[] = [],
): Promise<number> {
  const at = now()
  const turn = isSuspect ? 'spam' : 'ours'
  const { id } = await transaction
    .insertInto('contacts')
    .values({ ...message, created_at: at, is_suspect: isSuspect, turn, turn_since: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addDeliveries(transaction, 'contact_id', id, [...noticeChannels, ...extraChannels])
  return id
}

/** An address is the same in any case, and this form of the condition has an index. */
function sameText(column: string, value: unknown) {
  return column === 'email'
    ? sql<boolean>`lower(email) = lower(CAST(${value} AS text))`
    : sql<boolean>`${sql.ref(column)} IS NOT DISTINCT FROM ${value}`
}

async function addDeliveries(
  transaction: Db,
  owner: 'contact_id' | 'review_id',
  id: number,
  channels: readonly Channel[],
): Promise<void> {
  await transaction
    .insertInto('deliveries')
    .values(channels.map((channel) => ({ channel, due_at: now(), [owner]: id })))
    .execute()
}

/** The fields that a visitor fills in. */
export const visitorFields = {
  contacts: Object.keys(contactSchema.entries) as (keyof Contact)[],
  product_reviews: Object.keys(reviewSchema.entries) as (keyof Review)[],
}
