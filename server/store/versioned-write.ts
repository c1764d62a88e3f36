import { isPostgres } from './sql.ts'
import type { Db, Row, VersionRef } from './tables.ts'

/** Why a row is not written to: it is gone, it has changed since it was seen, or its state does not allow the change. */
export type WriteRefusal = 'gone' | 'conflict' | 'not-allowed'

/** How a write to a row ended: done, or refused, with what the row is at present. */
export type WriteOutcome<Done, Present> =
  | ({ kind: 'done' } & Done)
  | { kind: Exclude<WriteRefusal, 'gone'>; present: Present }
  | { kind: 'gone' }

/** Tables whose rows are changed in the version that was seen. */
type VersionedTable = 'contacts' | 'product_reviews' | 'proposals'

/**
 * Changes a row in a transaction, if it still is in the version that was seen. In: what changes it, given the row, which
 * is locked until the transaction ends; a function that reads the row with all that belongs to it, to show to a refused person.
 */
export async function changeIfUnchanged<Table extends VersionedTable, Done extends object, Present>(
  db: Db,
  [table, seen]: readonly [Table, VersionRef],
  change: (transaction: Db, found: Row<Table>) => Promise<Done | WriteRefusal>,
  present: (id: number) => Promise<Present | undefined>,
): Promise<WriteOutcome<Done, Present>> {
  const written = await db.transaction().execute(async (transaction) => {
    const found = await unchangedRow(transaction, table, seen)
    return typeof found === 'string' ? found : change(transaction, found)
  })
  if (typeof written === 'object') return { kind: 'done', ...written }
  const current = written === 'gone' ? undefined : await present(seen.id)
  return current === undefined || written === 'gone' ? { kind: 'gone' } : { kind: written, present: current }
}

/** A row in the version that was seen, locked until the transaction ends; otherwise why it is not written to. */
export async function unchangedRow<Table extends VersionedTable>(
  transaction: Db,
  table: Table,
  { id, version }: VersionRef,
): Promise<Row<Table> | Exclude<WriteRefusal, 'not-allowed'>> {
  const found = await transaction
    .selectFrom<VersionedTable>(table)
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
  if (found === undefined) return 'gone'
  // The query builder knows the row of one table or of any, not of the one that the type names.
  return found.version === version ? (found as Row<Table>) : 'conflict'
}
