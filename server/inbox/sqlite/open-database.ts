import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SetupError } from '#server/setup-error.ts'
import type { MayCreate } from '#server/inbox/inbox.ts'

const migrations = join(import.meta.dirname, '../../../db/sqlite')

/**
 * Opens the embedded store in a data folder: creates it the first time, migrates it, checks it.
 * A sentinel file beside it tells a new folder from one whose store was lost: the latter refuses
 * to start instead of opening empty, unless it is to be filled from a copy. Throws a SetupError that says what to do.
 */
export function openDatabase(dataDir: string, mayCreate: MayCreate): DatabaseSync {
  const path = join(dataDir, 'inbox.sqlite')
  const sentinel = join(dataDir, 'inbox.exists')
  const isInUse = existsSync(sentinel)
  const mustExist = isInUse && mayCreate !== 'even-lost'
  if (!existsSync(path)) {
    if (mustExist) {
      throw new SetupError(
        `${path} is missing, but ${sentinel} says that it existed. Restore a copy (script/restore FILE), or remove the sentinel to start empty.`,
      )
    }
    if (!mayCreate) throw new SetupError(`DATA_DIR: there is no store in ${dataDir}`)
  }
  try {
    process.umask(0o077)
    mkdirSync(dataDir, { recursive: true })
    const database = new DatabaseSync(path)
    configure(database)
    check(database, path)
    migrate(database, mustExist)
    if (!isInUse)
      writeDurably(sentinel, 'The inbox was created here. See docs/operations.md before removing this file.\n')
    return database
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`DATA_DIR: the store in ${dataDir} cannot be opened: ${String(error)}`)
  }
}

function configure(database: DatabaseSync): void {
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `)
}

function check(database: DatabaseSync, path: string): void {
  const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() ?? {}
  if (integrity !== 'ok')
    throw new SetupError(
      `${path} is damaged (${String(integrity)}). Move it aside and restore a copy (script/restore FILE).`,
    )
}

/** Applies the migrations that the store has not seen; several processes may start at once. */
function migrate(database: DatabaseSync, mustExist: boolean): void {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  database.exec('BEGIN IMMEDIATE')
  try {
    const { user_version: version = 0 } = database.prepare('PRAGMA user_version').get() ?? {}
    if (mustExist && version === 0)
      throw new SetupError('The store is empty although it was in use. Restore a copy (script/restore FILE).')
    if (Number(version) > files.length)
      throw new SetupError(
        `The store was written by a newer version (${String(version)}); this one knows ${files.length}.`,
      )
    for (const name of files.slice(Number(version))) database.exec(readFileSync(join(migrations, name), 'utf8'))
    database.exec(`PRAGMA user_version = ${files.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w')
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
}
