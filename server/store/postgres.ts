import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  IdentifierNode,
  Kysely,
  OperationNodeTransformer,
  PostgresDialect,
  sql,
  type KyselyPlugin,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryId,
  type SchemableIdentifierNode,
} from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import { failureOf, traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { SetupError } from '#server/setup-error.ts'
import { RowRefused, StoreError } from './store-error.ts'
import { copiedTables, type Db, type Tables } from './tables.ts'

const migrations = join(import.meta.dirname, '../../db/postgres')
/** The key of the advisory lock under which one server at a time migrates. */
const migrationLock = 7_403_001
/** The first migration, and then the last one of the predecessor, whose tables are the same. */
const firstMigration = '001-store.sql'
const predecessorMigration = '018-demand-covered.sql'
/** How long a statement waits for a connection or an answer; then the visitor is asked to try again. */
const connectMilliseconds = 5000
const maximumQueryMilliseconds = 15_000

/** PostgreSQL's types that are read as the embedded store gives them: large integers, and times as ISO 8601. */
const typeParsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])

/** Opens and migrates a shared database, also through poolers; waits while it starts. Throws a SetupError. */
export async function openPostgres(databaseUrl: string, waitMilliseconds = 30_000): Promise<Db> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: maximumQueryMilliseconds,
    application_name: 'inbox',
    types: {
      getTypeParser: (id: Parameters<typeof types.getTypeParser>[0]) => typeParsers.get(id) ?? types.getTypeParser(id),
    },
  })
  pool.on('error', (error) => log('database-connection-lost', traceOf(error)))
  // A lost connection is reported here as well as to its next statement.
  pool.on('connect', (client) => client.on('error', (error: Error) => log('database-connection-lost', traceOf(error))))
  const dialect = new PostgresDialect({ pool: withStoreErrors(pool) })
  const db = new Kysely<Tables>({ dialect, plugins: [new TableSchemaPlugin()] })
  try {
    await migrateAtStart(db, waitMilliseconds)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** A pool that throws RowRefused for faulty data (classes 22 and 23), and drops a connection that broke. */
const withStoreErrors = (pool: Pool): PostgresPool => ({
  options: {},
  connect: async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    let isBroken = false
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (!(error instanceof DatabaseError)) isBroken = true
        else if (/^2[23]/.test(error.code ?? '')) throw new RowRefused(error.message, { cause: error })
        throw error
      }
    }
    // Kysely asks for a cursor only to stream rows, which the store never does.
    return { query, release: () => client.release(isBroken) } as never
  },
  end: () => pool.end(),
})

/** Names the schema of each table: visitors' tables are public, the others are the back office's. */
class TableSchemaPlugin extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformNode(node, queryId)
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result

  protected override transformSchemableIdentifier(node: SchemableIdentifierNode, queryId: QueryId) {
    const found = super.transformSchemableIdentifier(node, queryId)
    const name = found.identifier.name
    if (found.schema || !storeTables.has(name)) return found
    return { ...found, schema: IdentifierNode.create(publicTables.has(name) ? 'public' : 'backoffice') }
  }
}
const publicTables = new Set(['contacts', 'product_reviews'])
const storeTables = new Set<string>([...copiedTables, 'desk_presence', 'desk_drafts', 'health', 'migrations'])

async function migrateAtStart(db: Db, waitMilliseconds: number): Promise<void> {
  const deadline = performance.now() + waitMilliseconds
  for (;;) {
    try {
      return await migrate(db)
    } catch (error) {
      if (error instanceof SetupError) throw error
      if (!isUnreachable(error) || performance.now() > deadline)
        throw new StoreError(
          'inbox-inacessivel',
          `O banco de dados de DATABASE_URL não pode ser usado: ${failureOf(error).reason || failureOf(error).code}`,
        )
      await sleep(500)
    }
  }
}

/** Applies new migrations, all or none, one server at a time. A predecessor's database is taken over with its rows. */
const migrate = (db: Db): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction)
    const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted()
    const applied = await appliedIn(transaction)
    const isOld = applied.includes(predecessorMigration) && !applied.includes(firstMigration)
    const formerMigrations = applied.includes(predecessorMigration)
      ? applied.filter((name) => name <= predecessorMigration)
      : []
    const unknown = applied.find((name) => !files.includes(name) && !formerMigrations.includes(name))
    if (unknown !== undefined)
      throw new StoreError(
        'inbox-versao',
        `O banco de dados foi gravado por uma versão mais nova do site (${unknown}).`,
      )
    for (const name of files.filter((file) => !applied.includes(file))) {
      const file = isOld && name === firstMigration ? 'take-over/from-018.sql' : name
      // The database takes several statements at once only without parameters.
      await sql.raw(await readFile(join(migrations, file), 'utf8')).execute(transaction)
      await sql`INSERT INTO backoffice.migrations (name) VALUES (${name})`.execute(transaction)
    }
  })

async function appliedIn(db: Db): Promise<string[]> {
  const found = await sql<{ there: boolean }>`SELECT to_regclass('backoffice.migrations') IS NOT NULL AS there`.execute(
    db,
  )
  if (!found.rows[0]?.there) return []
  const { rows } = await sql<{ name: string }>`SELECT name FROM backoffice.migrations`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether the database does not answer, rather than refuse: a wrong password does not correct itself. */
function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isLate = error instanceof Error && /timeout|terminated/i.test(error.message)
  return isLate || /^(ECONN|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|57P|53300)/.test(code)
}
