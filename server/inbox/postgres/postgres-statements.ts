import postgres, { type Sql, type TransactionSql } from 'postgres'
import { RowRefused } from '#server/inbox/inbox.ts'
import { runStepsAsync } from '#server/inbox/sql/run-steps.ts'
import { tableNames, type Dialect, type Statement, type Statements, type Table } from '#server/inbox/sql/dialect.ts'
import { runTransaction } from './connection.ts'

/** The tables that `anon` may use; it cannot even see the others. */
const open = new Set<Table>(['contacts', 'product_reviews'])

const tables = Object.fromEntries(
  tableNames.map((name) => [name, `${open.has(name) ? 'public' : 'backoffice'}.${name}`]),
) as Record<Table, string>

/** PostgreSQL's variants of SQL. */
export const postgresDialect: Dialect = {
  tables,
  now: 'now()',
  ago: (span) => `now() - interval '${span}'`,
  fromNow: (parameter) => `now() + make_interval(secs => ${parameter}::float8)`,
  secondsSince: (moment) => `extract(epoch FROM now() - ${moment})::float8`,
  jsonItems: (parameter) =>
    `(SELECT list.value FROM jsonb_array_elements_text(${parameter}::text::jsonb) AS list(value))`,
  jsonField: (value, name) => `(${value}::jsonb ->> '${name}')`,
  newId: (table) => `currval(pg_get_serial_sequence('${tables[table]}', 'id'))::integer`,
  transactionLock: 'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 1))',
  skipLocked: 'FOR UPDATE OF due SKIP LOCKED',
  lockRows: 'FOR UPDATE',
  contains: (text, part) => `strpos(${text}, ${part}::text) > 0`,
}

/**
 * Runs a statement, alone or in a transaction. The statements of one transaction are sent in the order of the calls
 * without waiting for answers.
 */
export function run(sql: Sql | TransactionSql, { text, values }: Statement): Promise<unknown[]> {
  return sql.unsafe(text, [...values]).execute()
}

/** Runs statements, one by one or several in a transaction. Throws a RowRefused where a written row is at fault. */
export function postgresStatements(sql: Sql): Statements {
  const one = (statement: Statement) => run(sql, statement)
  return {
    read: one,
    write: (statement) => one(statement).catch(refuse),
    transaction: (steps) =>
      runTransaction(sql, (transaction) => runStepsAsync(steps(), (statement) => run(transaction, statement))).catch(
        refuse,
      ),
  }
}

/** Throws a RowRefused where the data are at fault (classes 22 and 23), otherwise the error itself. */
export function refuse(error: unknown): never {
  if (error instanceof postgres.PostgresError && /^2[23]/.test(error.code))
    throw new RowRefused(error.message, { cause: error })
  throw error
}
