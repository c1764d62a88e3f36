import { isPostgres } from './sql.ts'
import { byPerson, type Actor, type Db, type Row, type VersionRef } from './tables.ts'

/** Why a row is not written to: it is gone, it has changed since it was read, or its state does not allow the change. */
export type WriteRefusal = 'gone' | 'conflict' | 'not-allowed'

/** How a write to a row ended: done, or refused, with the details of the row as it is now. */
export type WriteOutcome<Done, Details> =
  | ({ kind: 'done' } & Done)
  | { kind: Exclude<WriteRefusal, 'gone'>; current: Details }
  | { kind: 'gone' }

/** The tables whose rows have a history: its table, and its column with the row's id. */
const histories = {
  contacts: { table: 'desk_acts', owner: 'contact_id' },
  product_reviews: { table: 'desk_acts', owner: 'review_id' },
  proposals: { table: 'proposal_acts', owner: 'proposal_id' },
  content_drafts: { table: 'content_draft_acts', owner: 'draft_id' },
} as const
type RecordedTable = keyof typeof histories

/** Tables whose rows are changed in the expected version. */
type VersionedTable = RecordedTable | 'data_requests'

/** An entry of a row's history: one change. */
export interface HistoryEntry {
  by: Actor
  act: string
  detail?: string | null | undefined
  /** Of messages and reviews: the id by which what was changed together is undone together. */
  batch?: string
  /** The state that an undo restores, as JSON; without it the change cannot be undone. */
  before?: string | null
}

/**
 * Changes a row in a transaction, if it still is in the expected version. In: what changes it, given the row, which
 * is locked until the transaction ends; a function that reads the row with all that belongs to it, for the person whose
 * change is refused.
 */
export async function changeIfUnchanged<Table extends VersionedTable, Done extends object, Details>(
  db: Db,
  table: Table,
  expected: VersionRef,
  change: (transaction: Db, row: Row<Table>) => Promise<Done | WriteRefusal>,
  readDetails: (id: number) => Promise<Details | undefined>,
): Promise<WriteOutcome<Done, Details>> {
  const result = await db.transaction().execute(async (transaction) => {
    const row = await unchangedRow(transaction, table, expected)
    return typeof row === 'string' ? row : change(transaction, row)
  })
  if (typeof result === 'object') return { kind: 'done', ...result }
  // A row that was refused may be deleted before it is read again.
  const current = result === 'gone' ? undefined : await readDetails(expected.id)
  return result === 'gone' || current === undefined ? { kind: 'gone' } : { kind: result, current }
}

/** A row in the expected version, locked until the transaction ends; otherwise why it is not written to. */
export async function unchangedRow<Table extends VersionedTable>(
  transaction: Db,
  table: Table,
  { id, version }: VersionRef,
): Promise<Row<Table> | Exclude<WriteRefusal, 'not-allowed'>> {
  const row = await lockedRow(transaction, table, id)
  if (row === undefined) return 'gone'
  return row.version === version ? row : 'conflict'
}

/** A row, locked until the transaction ends; undefined where there is none. */
export async function lockedRow<Table extends VersionedTable>(
  transaction: Db,
  table: Table,
  id: number,
): Promise<(Row<Table> & VersionRef) | undefined> {
  const row = await transaction
    .selectFrom<VersionedTable>(table)
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
  // The query builder knows the row of one table or of any, not of the one that the type names.
  return row as (Row<Table> & VersionRef) | undefined
}

/**
 * Sets columns of a row, increases its version, and adds an entry to its history. In: the row as it was. Out: the new
 * version.
 */
export async function writeRow<Table extends RecordedTable>(
  transaction: Db,
  table: Table,
  before: VersionRef,
  columns: Partial<Row<Table>>,
  entry: HistoryEntry,
): Promise<{ version: number }> {
  const version = before.version + 1
  await transaction
    .updateTable<RecordedTable>(table)
    .set({ ...columns, version })
    .where('id', '=', before.id)
    .execute()
  await addHistoryEntry(transaction, table, { id: before.id, version }, entry)
  return { version }
}

/** Adds an entry to a row's history. In: the row in the version after the change. */
export async function addHistoryEntry(
  transaction: Db,
  table: RecordedTable,
  { id, version }: VersionRef,
  { by, ...entry }: HistoryEntry,
): Promise<void> {
  const history = histories[table]
  await transaction
    .insertInto(history.table)
    .values({ ...byPerson(by), ...entry, version, [history.owner]: id })
    .execute()
}
