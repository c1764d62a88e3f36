import type { Store } from '#server/inbox/inbox.ts'
import { publicProposals } from '#server/inbox/proposals/sql-public-proposals.ts'
import { runStepsAsync } from '#server/inbox/sql/run-steps.ts'
import { sqlOutbox, sqlOutboxState } from '#server/inbox/sql/sql-outbox.ts'
import { connect, visitorTransaction, withTimeout } from './connection.ts'
import { migrateAtStart } from './migrate.ts'
import { postgresArchive } from './postgres-archive.ts'
import { postgresDesk } from './postgres-desk.ts'
import { postgresInbox } from './postgres-inbox.ts'
import { withUndeliveredRows } from './undelivered-rows.ts'
import { postgresRateLimit } from './postgres-rate-limit.ts'
import { postgresDialect, postgresStatements, refuse, run } from './postgres-statements.ts'

interface PostgresOptions {
  databaseUrl: string
  /** How long to wait for a database that is still starting. */
  waitMilliseconds?: number
}

/** A store in PostgreSQL, shared by any number of instances. Throws a SetupError when it cannot be used. */
export async function openPostgresStore({ databaseUrl, waitMilliseconds = 30_000 }: PostgresOptions): Promise<Store> {
  const sql = connect(databaseUrl)
  try {
    await migrateAtStart(sql, waitMilliseconds)
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  const store = { dialect: postgresDialect, statements: postgresStatements(sql) }
  return {
    inbox: postgresInbox(sql),
    publicProposals: publicProposals(postgresDialect, (steps) =>
      visitorTransaction(sql, (transaction) => runStepsAsync(steps(), (step) => run(transaction, step))).catch(refuse),
    ),
    desk: postgresDesk(sql),
    outbox: withUndeliveredRows(sql, sqlOutbox(store)),
    archive: postgresArchive(sql),
    sql: store,
    rateLimit: (perMinute) => postgresRateLimit(sql, perMinute),
    outboxState: (channels) => withTimeout(sqlOutboxState(store, channels)),
    check: async () => {
      await withTimeout(sql`SELECT FROM public.contacts LIMIT 1`)
    },
    close: () => sql.end({ timeout: 5 }),
  }
}
