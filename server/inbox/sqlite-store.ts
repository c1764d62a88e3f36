import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const migrations = join(import.meta.dirname, '../../db/sqlite')

/**
 * Opens the embedded store in a data folder: creates it the first time, migrates it, checks it.
 * A sentinel file beside it tells a new folder from one whose store was lost: the latter refuses
 * to start instead of opening empty.
 */
export function openStore(dataDir: string): DatabaseSync {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'inbox.sqlite')
  const sentinel = join(dataDir, 'inbox.exists')
  if (existsSync(sentinel) && !existsSync(path)) {
    throw new Error(
      `${path} is missing, but ${sentinel} says that it existed. Restore it from a backup, or remove the sentinel to start empty.`,
    )
  }
  const database = new DatabaseSync(path)
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON',
  )
  const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() ?? {}
  if (integrity !== 'ok') throw new Error(`${path} is damaged (${String(integrity)}). Restore it from a backup.`)
  migrate(database, existsSync(sentinel))
  writeFileSync(sentinel, 'The inbox was created here. See docs/operations.md before removing this file.\n')
  return database
}

/** Applies the migrations that the store has not seen; several processes may start at once. */
function migrate(database: DatabaseSync, wasCreated: boolean): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const { user_version: version = 0 } = database.prepare('PRAGMA user_version').get() ?? {}
    if (wasCreated && version === 0)
      throw new Error('The store is empty although it was in use. Restore it from a backup.')
    const files = readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    for (const [index, name] of files.entries()) {
      if (index < Number(version)) continue
      database.exec(readFileSync(join(migrations, name), 'utf8'))
    }
    database.exec(`PRAGMA user_version = ${files.length}`)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
