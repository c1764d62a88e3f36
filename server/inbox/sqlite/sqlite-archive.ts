import type { DatabaseSync } from 'node:sqlite'
import type { Archive } from '#server/inbox/inbox.ts'
import { allRows, anyRow, archivedRows, archivedTables, notEmpty } from '#server/inbox/sql/archived-rows.ts'
import type { Table } from '#server/inbox/sql/dialect.ts'
import type { GroupCommit } from './group-commit.ts'
import { refuse } from './sqlite-error.ts'
import { sqliteDialect, sqliteRunner } from './sqlite-statements.ts'

/** Copies of the embedded store. */
export function sqliteArchive(database: DatabaseSync, commits: GroupCommit): Archive {
  const run = sqliteRunner(database)
  const all = (table: Table) => run(allRows(sqliteDialect, table))
  return {
    read: async () => {
      // All tables are read in one transaction, which does not see later writes.
      database.exec('BEGIN')
      try {
        return archivedRows(Object.fromEntries(archivedTables.map((table) => [table, all(table)])))
      } finally {
        database.exec('COMMIT')
      }
    },
    fill: (archived) =>
      commits
        .run(() => {
          if (run(anyRow(sqliteDialect)).length > 0) throw notEmpty()
          for (const table of archivedTables) for (const row of archived[table]) insert(database, table, row)
        })
        .catch(refuse),
  }
}

function insert(database: DatabaseSync, table: Table, row: Record<string, string | number | boolean | null>): void {
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value))
  database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .run(...values)
}
