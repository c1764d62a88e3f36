import { sql } from 'kysely'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { reviewSchema, type Review } from '#domain/forms/review.ts'
import { inTurn } from './sql.ts'
import { now, type Channel, type Db } from './tables.ts'

const sameWithinMilliseconds = 10 * 60 * 1000

type Arriving =
  | { table: 'contacts'; row: Contact; isSuspect: boolean }
  | { table: 'product_reviews'; row: Review; isSuspect: boolean }

/**
 * Stores what a visitor sent, with its deliveries, in one transaction. Out: false when the same text was stored within
 * the last ten minutes, because of a double click or a repeated request: it is not stored again. Throws RowRefused.
 */
export function insertOnce(db: Db, { table, row, isSuspect }: Arriving): Promise<boolean> {
  const fields = Object.entries(row)
  return db.transaction().execute(async (transaction) => {
    await inTurn(transaction, JSON.stringify([table, row]).toLowerCase())
    const earlier = await transaction
      .selectFrom(table)
      .select('id')
      .where('created_at', '>', now(-sameWithinMilliseconds))
      .where((is) => is.and(fields.map(([column, value]) => sameText(column, value))))
      .executeTakeFirst()
    if (earlier) return false
    const common = { ...row, created_at: now(), is_suspect: isSuspect }
    if (table === 'contacts') {
      const turn = isSuspect ? ('spam' as const) : ('ours' as const)
      const { id } = await transaction
        .insertInto('contacts')
        .values({ ...common, turn, turn_since: common.created_at } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await deliver(
        transaction,
        'contact_id',
        id,
        isSuspect ? ['email', 'webhook'] : ['email', 'webhook', 'confirmation'],
      )
    } else {
      const { id } = await transaction
        .insertInto('product_reviews')
        .values(common as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await deliver(transaction, 'review_id', id, ['email', 'webhook'])
    }
    return true
  })
}

/** An address is the same in any case, and this form of the condition has an index. */
function sameText(column: string, value: unknown) {
  return column === 'email'
    ? sql<boolean>`lower(email) = lower(CAST(${value} AS text))`
    : sql<boolean>`${sql.ref(column)} IS NOT DISTINCT FROM ${value}`
}

/** Puts deliveries of a row into the outbox. */
export async function deliver(
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

/** The fields that a visitor fills in, by table. */
export const visitorFields = {
  contacts: Object.keys(contactSchema.entries) as (keyof Contact)[],
  product_reviews: Object.keys(reviewSchema.entries) as (keyof Review)[],
}
