import postgres, { type Sql, type TransactionSql } from 'postgres'

/** How long a visitor's call may take before the answer is 'try again'. */
const patienceMilliseconds = 5000

/** A pool of connections; it connects anew by itself. Poolers in transaction mode are fine: nothing is prepared. */
export function connect(databaseUrl: string): Sql {
  return postgres(databaseUrl, {
    max: 10,
    prepare: false,
    // Types of arrays are asked for once a connection stands; a loss meanwhile would end the whole process.
    fetch_types: false,
    connect_timeout: 5,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 0.5),
    onnotice: () => {},
    connection: { application_name: 'inbox' },
  })
}

/** A list as PostgreSQL writes an array, for a parameter with a cast: `= ANY(${arrayText(ids)}::int[])`. */
export function arrayText(values: readonly (string | number)[]): string {
  return `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join()}}`
}

/**
 * Runs a visitor's call in a transaction. Throws when there is no answer in time; the call may then have been carried out or not.
 */
export function forVisitor<Result>(sql: Sql, work: (transaction: TransactionSql) => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patienceMilliseconds
  const call = begin(sql, async (transaction) => {
    // It waited for a connection for so long that its caller has been told to try again.
    if (performance.now() > deadline) throw new Error('The database answers too late')
    await transaction`SELECT set_config('statement_timeout', ${String(patienceMilliseconds)}, true)`
    return work(transaction)
  })
  return inTime(call)
}

/**
 * What follows in a transaction runs as the role `anon`, which grants and row-level security bind, or again as the account that
 * connects, the tables' owner, which they do not.
 */
export async function become(transaction: TransactionSql, role: 'anon' | 'none'): Promise<void> {
  // The same as SET LOCAL ROLE, sent at once.
  await transaction`SELECT set_config('role', ${role}, true)`.execute()
}

/**
 * Runs a work in a transaction. A work that loses its connection is not told to sql.begin, which would send ROLLBACK
 * into the closed connection: that ends the whole process (github.com/porsager/postgres/issues/1208). sql.begin
 * notices the loss by itself and rejects.
 */
export async function begin<Result>(
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

/** The connection is lost, as opposed to a refusal that came over it. */
function isLoss(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(CONNECTION_|E[A-Z]+$)/.test(String(error.code))
}

/** Rejects when the promise takes too long: a database that does not answer at all. */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database does not answer')), patienceMilliseconds)
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
