import { join } from 'node:path'
import { sql } from 'kysely'
import { makeCopy, restoreCopy } from '#server/store/copies.ts'
import type { Message, StoredReview } from '#server/store/messages.ts'
import type { Store } from '#server/store/store.ts'
import { copiedTables, type Row } from '#server/store/tables.ts'

const person = { id: null, name: 'root' }

/**
 * All rows of a store, by table, without the ids of persons and what is derived for the search, which copies leave out.
 */
export async function allRows(store: Store): Promise<{ [Table in (typeof copiedTables)[number]]: Row<Table>[] }> {
  const rows: Record<string, unknown> = {}
  for (const table of copiedTables)
    rows[table] = (
      await store.db
        .selectFrom(table)
        .selectAll()
        .orderBy(sql`1`)
        .orderBy(sql`2`)
        .execute()
    ).map(copied)
  return rows as Awaited<ReturnType<typeof allRows>>
}

export async function contactAt(store: Store, id: number): Promise<Message | undefined> {
  return (await store.messages.details(id))?.message
}

export async function reviewAt(store: Store, id: number): Promise<StoredReview | undefined> {
  return (await store.reviews.details(id))?.review
}

/** Closes a message. Out: whether it exists. */
export async function markHandled(store: Store, id: number): Promise<boolean> {
  const message = await contactAt(store, id)
  if (!message) return false
  const { kind } = await store.messages.change(message, { kind: 'action', action: 'close' }, person)
  return kind === 'done'
}

/** Publishes a review, or refuses it. Out: whether it exists. */
export async function judgeReview(store: Store, id: number, isApproved: boolean): Promise<boolean> {
  const review = await reviewAt(store, id)
  if (!review) return false
  const change = isApproved ? ({ kind: 'publish' } as const) : ({ kind: 'refuse', reason: 'outro-assunto' } as const)
  return (await store.reviews.change(review, change, person)).kind === 'done'
}

const leftOut = new Set(['in_charge', 'person_id', 'owner_id', 'publish_by_id'])

function copied(row: Record<string, unknown>): object {
  const entries = Object.entries(row)
    .filter(([column]) => column !== 'phone_key' && !(column === 'search_text' && 'is_suspect' in row))
    .map(([column, value]) => {
      if (leftOut.has(column)) return [column, null]
      return [
        column,
        column === 'before' && typeof value === 'string'
          ? JSON.parse(value.replace(/"in_charge":\d+/, '"in_charge":null'))
          : value,
      ]
    })
  return Object.fromEntries(entries)
}

/**
 * Restores a copy of one store into another. In: the folder whose ledger says what was deleted since. Out: how many
 * rows.
 */
export async function restoreInto(bytes: Buffer, store: Store, dataDir = '/nowhere'): Promise<number> {
  const copyFolder = join(dataDir, 'elsewhere')
  return (await restoreCopy(bytes, store.db, { file: 'copy.gz', copyFolder, dataDir })).deleted
}

export async function copyOf(store: Store): Promise<Buffer> {
  return (await makeCopy(store.db)).bytes
}
