import { sql } from 'kysely'
import type { Message, StoredReview } from '#server/store/messages.ts'
import type { Store } from '#server/store/store.ts'
import { copiedTables, type Row } from '#server/store/tables.ts'

const person = { id: null, name: 'root' }

/** All rows of a store, by table. */
export async function allRows(store: Store): Promise<{ [Table in (typeof copiedTables)[number]]: Row<Table>[] }> {
  const rows: Record<string, unknown> = {}
  for (const table of copiedTables)
    rows[table] = await store.db.selectFrom(table).selectAll().orderBy(sql`1`).orderBy(sql`2`).execute()
  return rows as Awaited<ReturnType<typeof allRows>>
}

export async function contactAt(store: Store, id: number): Promise<Message | undefined> {
  return (await store.messages.file(id))?.message
}

export async function reviewAt(store: Store, id: number): Promise<StoredReview | undefined> {
  return (await store.reviews.file(id))?.review
}

/** Closes a message. Out: whether it exists. */
export async function markHandled(store: Store, id: number): Promise<boolean> {
  const message = await contactAt(store, id)
  if (!message) return false
  const { kind } = await store.messages.change(message, { kind: 'deed', deed: 'close' }, person)
  return kind === 'done'
}

/** Publishes a review, or refuses it. Out: whether it exists. */
export async function judgeReview(store: Store, id: number, isApproved: boolean): Promise<boolean> {
  const review = await reviewAt(store, id)
  if (!review) return false
  const change = isApproved ? ({ kind: 'publish' } as const) : ({ kind: 'refuse', reason: 'outro-assunto' } as const)
  return (await store.reviews.change(review, change, person)).kind === 'done'
}
