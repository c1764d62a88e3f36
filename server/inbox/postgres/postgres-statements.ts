import type { Sql, TransactionSql } from 'postgres'
import type { Dialect, Statement, Statements } from '#server/inbox/sql/dialect.ts'

const tables: Dialect['tables'] = {
  contacts: 'public.contacts',
  product_reviews: 'public.product_reviews',
  deliveries: 'backoffice.deliveries',
  audit: 'backoffice.audit',
  persons: 'backoffice.persons',
  desk_sessions: 'backoffice.desk_sessions',
  sign_in_links: 'backoffice.sign_in_links',
  passkeys: 'backoffice.passkeys',
}

/** What PostgreSQL is told in its own way. */
export const postgresDialect: Dialect = {
  tables,
  now: 'now()',
  ago: (span) => `now() - interval '${span}'`,
  later: (parameter) => `now() + make_interval(secs => ${parameter}::float8)`,
  secondsSince: (moment) => `extract(epoch FROM now() - ${moment})::float8`,
  each: (parameter) => `(SELECT list.value FROM jsonb_array_elements_text(${parameter}::text::jsonb) AS list(value))`,
  newId: (table) => `currval(pg_get_serial_sequence('${tables[table]}', 'id'))::integer`,
  takeTurns: 'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 1))',
  skipTaken: 'FOR UPDATE OF due SKIP LOCKED',
}

/** Runs a statement, alone or in a transaction; those of one transaction are sent in the order of the calls, answered or not. */
export function run(sql: Sql | TransactionSql, { text, values }: Statement): Promise<unknown[]> {
  return sql.unsafe(text, [...values]).execute()
}

/** Statements on their own. */
export function postgresStatements(sql: Sql): Statements {
  const one = (statement: Statement) => run(sql, statement)
  return { read: one, write: one }
}
