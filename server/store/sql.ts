/* SQL that Kysely does not build; much of it differs between the databases. */

import { PostgresAdapter, sql, type Generated, type Insertable, type Kysely, type RawBuilder } from 'kysely'
import type { Db, TableName, Tables } from './tables.ts'

/** Whether a connection is to PostgreSQL: only there locks of rows are needed and possible. */
export const isPostgres = <Schema>(db: Kysely<Schema>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Whether a text contains another, in the same case. In: the first as an SQL expression, which is not escaped. */
export function contains(db: Db, expression: string, part: string): RawBuilder<boolean> {
  const position = isPostgres(db) ? 'strpos' : 'instr'
  return sql<boolean>`${sql.raw(position)}(${sql.raw(expression)}, ${part}) > 0`
}

/** Ids for `in`, as one parameter: a statement takes some ten thousand parameters, and there may be more ids. */
export function idList(db: Db, ids: readonly number[]): RawBuilder<number> {
  const text = JSON.stringify(ids)
  return isPostgres(db)
    ? sql<number>`(SELECT CAST(json_array_elements_text(CAST(${text} AS json)) AS bigint))`
    : sql<number>`(SELECT value FROM json_each(${text}))`
}

/** Whether a column equals a text in any case; an index of `lower(column)` serves it. */
export const equalsIgnoringCase = (column: string, text: string | null): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(CAST(${text} AS text))`

/** Makes transactions that name the same thing run one after the other, as those of SQLite do anyway. */
export async function lockByName(db: Db, name: string): Promise<void> {
  if (!isPostgres(db)) return
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(db)
}

/** The number of rows in which a condition holds. */
export const countWhere = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`CAST(coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS integer)`

type NumberedTable = {
  [Table in TableName]: Tables[Table] extends { id: Generated<number> } ? Table : never
}[TableName]

/** Inserts a row into a table that numbers its rows. Out: its id. */
export async function insertRow<Table extends NumberedTable>(db: Db, table: Table, row: Insertable<Tables[Table]>) {
  const inserted = await db.insertInto<NumberedTable>(table).values(row).returning('id').executeTakeFirstOrThrow()
  return inserted.id
}
