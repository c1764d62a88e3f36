import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { tableNames, type Dialect, type Statement, type Statements, type Table } from '#server/inbox/sql/dialect.ts'
import { runSteps } from '#server/inbox/sql/run-steps.ts'
import type { GroupCommit } from './group-commit.ts'
import { refuse } from './sqlite-error.ts'

const moment = (...modifiers: string[]) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${["'now'", ...modifiers].join(', ')})`

/** SQLite's variants of SQL. */
export const sqliteDialect: Dialect = {
  tables: Object.fromEntries(tableNames.map((name) => [name, name])) as Record<Table, string>,
  now: moment(),
  ago: (span) => moment(`'-${span}'`),
  fromNow: (parameter) => moment(`${parameter} || ' seconds'`),
  secondsSince: (time) => `(julianday('now') - julianday(${time})) * 86400`,
  jsonItems: (parameter) => `json_each(${parameter})`,
  jsonField: (value, name) => `(${value} ->> '${name}')`,
  newId: (table) => `(SELECT seq FROM sqlite_sequence WHERE name = '${table}')`,
  // SQLite already runs transactions one after the other.
  transactionLock: undefined,
  skipLocked: '',
  lockRows: '',
  contains: (text, part) => `instr(${text}, ${part}) > 0`,
}

/** A function that runs a statement synchronously, in the open transaction if there is one, and keeps it prepared. */
export function sqliteRunner(database: DatabaseSync): (statement: Statement) => unknown[] {
  const prepared = new Map<string, StatementSync>()
  return ({ text, values }) => {
    const statement = prepared.get(text) ?? database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'))
    prepared.set(text, statement)
    return statement.all(...values)
  }
}

/** Runs statements, one by one or several in a transaction. Throws a RowRefused where a written row is at fault. */
export function sqliteStatements(database: DatabaseSync, commits: GroupCommit): Statements {
  const run = sqliteRunner(database)
  return {
    read: async (statement) => run(statement),
    write: (statement) => commits.run(() => run(statement)).catch(refuse),
    transaction: (steps) => commits.run(() => runSteps(steps(), run)).catch(refuse),
  }
}
