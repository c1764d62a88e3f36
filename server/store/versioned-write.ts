import { isPostgres } from './sql.ts'
import { byPerson, type Actor, type Db, type Row, type VersionRef } from './tables.ts'

export type WriteRefusal = 'gone' | 'conflict' | 'not-allowed'

/** The result of a write to a row: done, or refused with the details of the row as it is now. */
export type WriteOutcome<Done, Details> =
  | ({ kind: 'done' } & Done)
  | { kind: Exclude<WriteRefusal, 'gone'>; current: Details }
  | { kind: 'gone' }

/** The tables whose rows have a history: the history's table, and its column with the row's id. */
const histories = {
  contacts: { table: 'desk_acts', owner: 'contact_id' },
  product_reviews: { table: 'desk_acts', owner: 'review_id' },
  proposals: { table: 'proposal_acts', owner: 'proposal_id' },
  content_drafts: { table: 'content_draft_acts', owner: 'draft_id' },
} as const
type RecordedTable = keyof typeof histories

type VersionedTable = RecordedTable | 'data_requests'

export interface HistoryEntry {
  by: Actor
  act: string
  detail?: string | null | undefined
  /** The id of changes to messages or reviews that were made together, and are undone together. */
  batch?: string
  /** The row's state before the change, as JSON; without it the change cannot be undone. */
  before?: string | null
}

/** Changes a locked row if it is in the expected version; `readDetails` reads the row for a person who is refused. */
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
  // The refused row may be deleted before it is read again.
  const current = result === 'gone' ? undefined : await readDetails(expected.id)
  return result === 'gone' || current === undefined ? { kind: 'gone' } : { kind: result, current }
}

/** A row in the expected version, locked until the transaction ends; otherwise the reason why it cannot be written. */
export async function unchangedRow<Table extends VersionedTable>(db: Db, table: Table, { id, version }: VersionRef) {
  const row = await lockedRow(db, table, id)
  if (row === undefined) return 'gone'
  return row.version === version ? row : 'conflict'
}

/** A row, locked until the transaction ends; undefined where there is none. */
export async function lockedRow<Table extends VersionedTable>(db: Db, table: Table, id: number) {
  const row = await db
    .selectFrom<VersionedTable>(table)
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  // The query builder knows the row of any table, not of the one that the type names.
  return row as (Row<Table> & VersionRef) | undefined
}

/** Sets columns of a row, with an entry in its history. Out: the new version. */
export async function writeRow<Table extends RecordedTable>(
  db: Db,
  table: Table,
  before: VersionRef,
  columns: Partial<Row<Table>>,
  entry: HistoryEntry,
): Promise<{ version: number }> {
  const version = before.version + 1
  const { id } = before
  const changed = { ...columns, version }
  await db.updateTable<RecordedTable>(table).set(changed).where('id', '=', id).execute()
  await addHistoryEntry(db, table, { id, version }, entry)
  return { version }
}

/** Adds an entry to a row's history. In: the row in the version after the change. */
export async function addHistoryEntry(
  db: Db,
  table: RecordedTable,
  { id, version }: VersionRef,
  { by, ...entry }: HistoryEntry,
): Promise<void> {
  const { table: history, owner } = histories[table]
  const row = { ...byPerson(by), ...entry, version, [owner]: id }
  await db.insertInto(history).values(row).execute()
}
