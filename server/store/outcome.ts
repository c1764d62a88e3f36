import { inPostgres } from './sql.ts'
import type { Db, Row, VersionRef } from './tables.ts'

/** Why a row is not written to: it is gone, it has changed since it was seen, or its state does not allow the change. */
export type Refusal = 'gone' | 'conflict' | 'senseless'

/** How a write to a row ended: done, or refused, with what the row is at present. */
export type Outcome<Done, Present> =
  | ({ kind: 'done' } & Done)
  | { kind: Exclude<Refusal, 'gone'>; present: Present }
  | { kind: 'gone' }

/** Tables whose rows are changed in the version that was seen. */
type Versioned = 'contacts' | 'product_reviews' | 'proposals'

/**
 * Changes a row in a transaction, if it still is in the version that was seen. In: what changes it, given the row, which
 * is locked until the transaction ends; what reads the row with all that belongs to it, for who is refused.
 */
export async function changeSeen<Table extends Versioned, Done extends object, Present>(
  db: Db,
  [table, seen]: readonly [Table, VersionRef],
  change: (transaction: Db, found: Row<Table>) => Promise<Done | Refusal>,
  present: (id: number) => Promise<Present | undefined>,
): Promise<Outcome<Done, Present>> {
  const written = await db.transaction().execute(async (transaction) => {
    const found = await seenRow(transaction, table, seen)
    return typeof found === 'string' ? found : change(transaction, found)
  })
  if (typeof written === 'object') return { kind: 'done', ...written }
  const file = written === 'gone' ? undefined : await present(seen.id)
  return file === undefined || written === 'gone' ? { kind: 'gone' } : { kind: written, present: file }
}

/** A row in the version that was seen, locked until the transaction ends; otherwise why it is not written to. */
export async function seenRow<Table extends Versioned>(
  transaction: Db,
  table: Table,
  { id, version }: VersionRef,
): Promise<Row<Table> | Exclude<Refusal, 'senseless'>> {
  const found = await transaction
    .selectFrom<Versioned>(table)
    .selectAll()
    .where('id', '=', id)
    .$if(inPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
  if (found === undefined) return 'gone'
  // The query builder knows the row of one table or of any, not of the one that the type names.
  return found.version === version ? (found as Row<Table>) : 'conflict'
}
