import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { failureOf } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { RowRefused, StoreError } from './store-error.ts'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants

const migrations = join(import.meta.dirname, '../../db')
/** How long a statement waits while another process has locked the file. */
const busyMilliseconds = 5000

const resultCodes = { busy: 5, constraint: 19 } as const

interface SqliteFile {
  /** The database's file; a marker file beside it records that it existed. */
  path: string
  schema: 'sqlite' | 'access'
  mayCreate: MayCreate
}

/** Whether a missing file is created; 'even-lost': also one that existed and was lost, to be filled from a copy. */
export type MayCreate = boolean | 'even-lost'

/** Opens a database, checked and migrated. Throws a StoreError for a damaged one, and for one lost by its marker. */
export function openSqlite<Tables>({ path, schema, mayCreate }: SqliteFile): OpenedFile<Tables> {
  const folder = dirname(path)
  const marker = path.replace(/\.sqlite$/, '.exists')
  const existed = existsSync(marker)
  const mustExist = existed && mayCreate !== 'even-lost'
  if (!existsSync(path)) {
    if (mustExist) throw lostStoreError(`${path} não está no lugar, mas ${marker} diz que existia`)
    if (!mayCreate) throw new StoreError('inbox-ausente', `Não há caixa de entrada em ${folder} (DATA_DIR).`)
  }
  const umask = process.umask()
  try {
    process.umask(restrictFolder(folder))
    // SQLite would refuse the group its access; a link here could lead to a file of the desk's account alone.
    closeSync(openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o660))
    const opened = openFile<Tables>(path, schema, mustExist)
    if (!existed) writeDurably(marker, 'A store was created here. See docs/operations.md before removing this file.\n')
    return opened
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new StoreError(
      'inbox-inacessivel',
      `A caixa de entrada em ${folder} (DATA_DIR) não pode ser aberta: ${String(error)}`,
    )
  } finally {
    process.umask(umask)
  }
}

type OpenedFile<Tables> = { db: Kysely<Tables>; connection: DatabaseSync }

/** Opens or makes a database's file, checked and migrated. Throws a StoreError for damage and for another version. */
export function openFile<Tables>(path: string, schema: SqliteFile['schema'], mustBeUsed = false): OpenedFile<Tables> {
  const database = new DatabaseSync(path)
  // Only these first statements wait inside SQLite; later ones wait in `retryWhileBusy`, which does not block.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  )
  const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() ?? {}
  if (integrity !== 'ok')
    throw new StoreError(
      'inbox-danificada',
      `${path} está danificado (${String(integrity)}). Guarde-o em outro lugar e restaure uma cópia (script/restore ARQUIVO).`,
    )
  migrate(database, schema, mustBeUsed)
  database.exec('PRAGMA busy_timeout = 0')
  return { db: kyselyOver(database), connection: database }
}

/**
 * Makes the data folder, closed to other accounts; one that is open to its group (0770), for the desk, stays so. Out:
 * the permissions that no file in it may have. Throws a StoreError where others can read the folder.
 */
export function restrictFolder(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  const isShared = (mode & 0o020) !== 0
  const forbiddenMode = isShared ? 0o007 : 0o077
  if ((mode & forbiddenMode) === 0) return forbiddenMode
  try {
    chmodSync(folder, mode & ~forbiddenMode & 0o7777)
    return forbiddenMode
  } catch (error) {
    const octal = (mode & 0o777).toString(8).padStart(4, '0')
    throw new StoreError(
      'inbox-inacessivel',
      `${folder} (DATA_DIR) está aberta a outras contas (modo ${octal}) e não pode ser fechada: ${failureOf(error).reason}`,
    )
  }
}

/** Applies new migrations, in one transaction because several processes may start at once. */
function migrate(database: DatabaseSync, schema: SqliteFile['schema'], mustExist: boolean): void {
  const folder = join(migrations, schema)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  database.exec('BEGIN IMMEDIATE')
  try {
    const applied = appliedIn(database)
    const unknown = applied.find((name) => !files.includes(name))
    if (unknown !== undefined) throw versionError(unknown)
    if (mustExist && applied.length === 0)
      throw lostStoreError('A caixa de entrada está vazia, embora já tenha sido usada')
    const record = (name: string) => database.prepare('INSERT INTO migrations (name) VALUES (?)').run(name)
    for (const name of files.filter((file) => !applied.includes(file))) {
      database.exec(readFileSync(join(folder, name), 'utf8'))
      record(name)
    }
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The `user_version` of the last store without a list of migrations; its tables are those of 001-store.sql. */
const predecessorVersion = 14

/** The migrations that a database has. A store of the predecessor is taken over as it is. */
function appliedIn(database: DatabaseSync): string[] {
  const hasMigrations = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get()
  if (hasMigrations)
    return database
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => String(name))
  const { user_version: version = 0 } = database.prepare('PRAGMA user_version').get() ?? {}
  if (version === 0) return []
  if (version !== predecessorVersion) throw versionError(`user_version ${String(version)}`)
  database.exec(readFileSync(join(migrations, 'sqlite/take-over/from-14.sql'), 'utf8'))
  return ['001-store.sql']
}

/** A typed connection over an open database. */
export function kyselyOver<Tables>(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driverOver(database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** One connection, which Kysely gives to statements and transactions one after the other. */
function driverOver(database: DatabaseSync): Driver {
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) =>
      retryWhileBusy(() => runStatement(database, sql, parameters.map(sqliteValue))),
    streamQuery: () => {
      throw new Error('Nothing is streamed from the embedded store')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    /** IMMEDIATE, because a transaction that reads first cannot write after another process has written. */
    beginTransaction: (_connection, { accessMode }) =>
      retryWhileBusy(() => database.exec(accessMode === 'read only' ? 'BEGIN' : 'BEGIN IMMEDIATE')),
    commitTransaction: async () => database.exec('COMMIT'),
    rollbackTransaction: async () => {
      // A full disk has already ended the transaction.
      if (database.isTransaction) database.exec('ROLLBACK')
    },
    destroy: async () => database.close(),
  }
}

function runStatement<Found>(database: DatabaseSync, text: string, values: SQLInputValue[]): QueryResult<Found> {
  const statement = database.prepare(text)
  if (statement.columns().length > 0) return { rows: statement.all(...values).map((row) => withBooleans(row) as Found) }
  const { changes } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes) }
}

/** Whether a column holds yes or no, for which SQLite has no type: it stores the numbers 1 and 0. */
const isBooleanColumn = (column: string) => column === 'approved' || column.startsWith('is_')

const withBooleans = (row: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, isBooleanColumn(column) ? Boolean(value) : value]),
  )

function sqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`A value that no column holds: ${typeof value}`)
}

/** Runs a statement, again every 20 ms while another process has locked the file. */
async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const deadline = performance.now() + busyMilliseconds
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (isSqliteError(error, 'constraint')) throw new RowRefused(String(error), { cause: error })
      if (!isSqliteError(error, 'busy') || performance.now() > deadline) throw error
    }
    await sleep(20)
  }
}

const isSqliteError = (error: unknown, kind: keyof typeof resultCodes): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === resultCodes[kind]

/** Removes deleted rows from the log too. Out: false when another process used the store for a second: they remain. */
export async function emptyLog(database: DatabaseSync): Promise<boolean> {
  const deadline = performance.now() + 1000
  for (;;) {
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
    if (busy === 0) return true
    if (performance.now() > deadline) return false
    await sleep(20)
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
}

const lostStoreError = (finding: string): StoreError =>
  new StoreError('inbox-perdida', `${finding}. Restaure uma cópia (script/restore ARQUIVO).`)

const versionError = (version: string): StoreError =>
  new StoreError('inbox-versao', `A caixa de entrada foi gravada por outra versão do site (${version}).`)
