import postgres, { type Sql, type TransactionSql } from 'postgres'

/** Milliseconds to wait for the database; then a visitor is asked to try again, and a health check fails. */
const patienceMilliseconds = 5000

/**
 * A pool of connections that reconnects by itself. It works through poolers in transaction mode, because it prepares no
 * statements.
 */
export function connect(databaseUrl: string): Sql {
  return postgres(databaseUrl, {
    max: 10,
    prepare: false,
    // Otherwise the types of arrays are queried after connecting, and a connection lost meanwhile would end the
    // process.
    fetch_types: false,
    connect_timeout: 5,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 0.5),
    onnotice: () => {},
    connection: { application_name: 'inbox' },
  })
}

/** A list in PostgreSQL's notation of arrays, for a parameter with a cast: `= ANY(${arrayText(ids)}::int[])`. */
export function arrayText(values: readonly (string | number)[]): string {
  return `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join()}}`
}

/**
 * Runs a visitor's call in a transaction. Throws when there is no answer in time; the call may then have been carried
 * out or not.
 */
export function visitorTransaction<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + patienceMilliseconds
  const call = runTransaction(sql, async (transaction) => {
    // The call waited too long for a connection: its caller has already been asked to try again.
    if (performance.now() > deadline) throw new Error('The database answers too late')
    await transaction`SELECT set_config('statement_timeout', ${String(patienceMilliseconds)}, true)`
    return work(transaction)
  })
  return withTimeout(call)
}

/**
 * Sets the role for the rest of a transaction: `anon`, which grants and row-level security limit, or again the
 * connecting account, which owns the tables and is not limited.
 */
export async function setRole(transaction: TransactionSql, role: 'anon' | 'none'): Promise<void> {
  // This does what SET LOCAL ROLE does, and is sent at once.
  await transaction`SELECT set_config('role', ${role}, true)`.execute()
}

/**
 * Runs a function in a transaction. A lost connection is not reported to sql.begin, which would send ROLLBACK over the
 * closed connection and so end the process (github.com/porsager/postgres/issues/1208). sql.begin notices the loss by
 * itself and rejects.
 */
export async function runTransaction<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
  options = '',
): Promise<Result> {
  const { value } = await sql.begin(options, async (transaction) => {
    try {
      return { value: await work(transaction) }
    } catch (error) {
      if (isLoss(error)) return new Promise<never>(() => {})
      throw error
    }
  })
  return value
}

/** Whether the connection was lost, as opposed to an error sent over it. */
function isLoss(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(CONNECTION_|E[A-Z]+$)/.test(String(error.code))
}

/** Rejects when the promise takes too long, because the database does not answer. */
export async function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database does not answer')), patienceMilliseconds)
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
