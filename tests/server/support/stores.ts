import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { MayCreate } from '#server/store/sqlite.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { testsAll } from '#tests/test-all.ts'
import { startPostgres, type PostgresServer } from './postgres/postgres-server.ts'
import { scratchFolder } from './running-server.ts'

/**
 * A kind of store that the tests of the contract use: how to open one, and its SQL for what the interface does not
 * offer.
 */
export interface StoreKind {
  name: string
  /** The name of the deliveries' table in that SQL. */
  deliveries: string
  /** The prefix for the names of tables that the public may not see. */
  schema: string
  start: () => Promise<void>
  /** `dataDir` is the folder in which deletions are recorded. */
  open: () => Promise<{ store: Store; run: (sql: string) => Promise<void>; dataDir: string }>
  stop: () => Promise<void>
}

export const sqliteKind: StoreKind = {
  name: 'node:sqlite',
  deliveries: 'deliveries',
  schema: '',
  start: async () => {},
  open: async () => {
    const dataDir = scratchFolder()
    folders.push(dataDir)
    const store = await openSqliteStore({ dataDir, mayCreate: true })
    const run = async (sql: string) => {
      const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
      database.exec(sql)
      database.close()
    }
    return { store, run, dataDir }
  },
  stop: async () => removeFolders(),
}
const folders: string[] = []

function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export const postgresKind: StoreKind = {
  name: 'PostgreSQL',
  deliveries: 'backoffice.deliveries',
  schema: 'backoffice.',
  start: async () => {
    await (server ??= startMigrated())
  },
  open: async () => {
    if (!server) throw new Error('start() comes first')
    const free = freeDatabases.pop()
    if (free !== undefined) await emptyTables(free)
    const databaseUrl = free ?? (await (await server).createDatabase(`store_${(opened += 1)}`, migrated))
    const dataDir = scratchFolder()
    folders.push(dataDir)
    const store = await openPostgresStore({ databaseUrl, dataDir })
    const close = async () => {
      await store.close()
      freeDatabases.push(databaseUrl)
    }
    return { store: { ...store, close }, run: (sql) => runAt(databaseUrl, sql), dataDir }
  },
  stop: async () => removeFolders(),
}

async function runAt(databaseUrl: string, sql: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Leaves a database as it was migrated: without rows (no trigger keeps any), and with the first ids next. */
function emptyTables(databaseUrl: string): Promise<void> {
  return runAt(
    databaseUrl,
    `SET session_replication_role = replica;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
        WHERE schemaname IN ('public', 'backoffice') AND tablename <> 'migrations'
      LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    END $$;
    SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'`,
  )
}

/** One server for all files that a worker runs; postgres-of-run.ts ends it. */
let server: Promise<PostgresServer> | undefined
/** The database that has all migrations: a copy of it takes a third of the time that migrating another one takes. */
const migrated = 'migrated'
/** The databases whose store was closed: emptying one takes a fifth of the time that a copy takes. */
const freeDatabases: string[] = []
let opened = 0

async function startMigrated(): Promise<PostgresServer> {
  const started = await startPostgres({ parent: inject('postgresFolder') })
  const store = await openPostgresStore({ databaseUrl: await started.createDatabase(migrated) })
  await store.close()
  return started
}

/**
 * The stores with which the desk's own functions are tested. Both run the same SQL, so one is enough unless everything
 * is tested.
 */
export const deskKinds = testsAll ? [sqliteKind, postgresKind] : [sqliteKind]

/** Opens the embedded store of a folder. */
export function openSqliteStore({ dataDir, mayCreate }: { dataDir: string; mayCreate: MayCreate }): Promise<Store> {
  return openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate })
}

/** Opens a store in PostgreSQL. In: the folder in which deletions are recorded. */
export function openPostgresStore({
  databaseUrl,
  dataDir = tmpdir(),
  waitMilliseconds = 30_000,
}: {
  databaseUrl: string
  dataDir?: string
  waitMilliseconds?: number
}): Promise<Store> {
  return openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, { mayCreate: true, waitMilliseconds })
}
