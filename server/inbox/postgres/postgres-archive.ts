import type { Sql, TransactionSql } from 'postgres'
import type { Archive } from '#server/inbox/inbox.ts'
import { allRows, anyRow, archivedRows, archivedTables, notEmpty } from '#server/inbox/sql/archived-rows.ts'
import type { Table } from '#server/inbox/sql/dialect.ts'
import { runTransaction } from './connection.ts'
import { postgresDialect, refuse, run } from './postgres-statements.ts'

const rowsAtOnce = 500

/** Copies of a PostgreSQL store. */
export function postgresArchive(sql: Sql): Archive {
  return {
    read: () =>
      // All tables are read in one snapshot, which does not see later writes.
      runTransaction(
        sql,
        async (transaction) => {
          const read: Record<string, unknown> = {}
          for (const table of archivedTables) read[table] = await run(transaction, allRows(postgresDialect, table))
          return archivedRows(read)
        },
        'ISOLATION LEVEL REPEATABLE READ READ ONLY',
      ),
    fill: (archived) =>
      runTransaction(sql, async (transaction) => {
        if ((await run(transaction, anyRow(postgresDialect))).length > 0) throw notEmpty()
        for (const table of archivedTables) await insert(transaction, table, archived[table])
      }).catch(refuse),
  }
}

async function insert(
  transaction: TransactionSql,
  name: Table,
  rows: Record<string, string | number | boolean | null>[],
): Promise<void> {
  const table = transaction(postgresDialect.tables[name])
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction`INSERT INTO ${table} ${transaction(rows.slice(start, start + rowsAtOnce))}`
  if (rows.every((row) => !('id' in row))) return
  await transaction`
    SELECT setval(pg_get_serial_sequence(${postgresDialect.tables[name]}, 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM ${table}`
}
