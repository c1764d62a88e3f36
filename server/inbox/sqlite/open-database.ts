import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SetupError } from '#server/setup-error.ts'
import { closeDataFolder } from '#server/inbox/data-folder.ts'
import { StoreError } from '#server/inbox/inbox-error.ts'
import type { MayCreate } from '#server/inbox/inbox.ts'

const migrations = join(import.meta.dirname, '../../../db/sqlite')

/**
 * Opens the embedded store in a data folder: creates it the first time if `mayCreate` allows that, checks it, migrates
 * it. A marker file beside the store shows that one has existed: if the store is missing then, it was lost, and opening
 * fails instead of starting with an empty one, unless it is to be filled from a copy. Throws a SetupError that says
 * what is wrong.
 */
export function openDatabase(dataDir: string, mayCreate: MayCreate): DatabaseSync {
  const path = join(dataDir, 'inbox.sqlite')
  const sentinel = join(dataDir, 'inbox.exists')
  const isInUse = existsSync(sentinel)
  const mustExist = isInUse && mayCreate !== 'even-lost'
  if (!existsSync(path)) {
    if (mustExist) {
      throw new StoreError(
        `${path} is missing, but ${sentinel} says that it existed. Restore a copy (script/restore FILE), or remove the sentinel to start empty.`,
        'inbox-perdida',
        `${path} não está no lugar, mas ${sentinel} diz que existia. Restaure uma cópia (script/restore ARQUIVO).`,
      )
    }
    if (!mayCreate) throw noStore(dataDir)
  }
  try {
    closeDataFolder(dataDir)
    // Otherwise SQLite creates the file without write permission for the group, even in a folder that is open to it.
    closeSync(openSync(path, 'a', 0o660))
    const database = new DatabaseSync(path)
    configure(database)
    check(database, path)
    migrate(database, mustExist)
    if (!isInUse)
      writeDurably(sentinel, 'The inbox was created here. See docs/operations.md before removing this file.\n')
    return database
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new StoreError(
      `DATA_DIR: the store in ${dataDir} cannot be opened: ${String(error)}`,
      'inbox-inacessivel',
      `A caixa de entrada em ${dataDir} (DATA_DIR) não pode ser aberta: ${String(error)}`,
    )
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
    throw new StoreError(
      `${path} is damaged (${String(integrity)}). Move it aside and restore a copy (script/restore FILE).`,
      'inbox-danificada',
      `${path} está danificado (${String(integrity)}). Guarde-o em outro lugar e restaure uma cópia (script/restore ARQUIVO).`,
    )
}

/** Applies new migrations; several processes may start at once. */
function migrate(database: DatabaseSync, mustExist: boolean): void {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  database.exec('BEGIN IMMEDIATE')
  try {
    const { user_version: version = 0 } = database.prepare('PRAGMA user_version').get() ?? {}
    checkVersion(Number(version), files.length, mustExist)
    for (const name of files.slice(Number(version))) database.exec(readFileSync(join(migrations, name), 'utf8'))
    database.exec(`PRAGMA user_version = ${files.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function checkVersion(version: number, known: number, mustExist: boolean): void {
  if (mustExist && version === 0)
    throw new StoreError(
      'The store is empty although it was in use. Restore a copy (script/restore FILE).',
      'inbox-perdida',
      'A caixa de entrada está vazia, embora já tenha sido usada. Restaure uma cópia (script/restore ARQUIVO).',
    )
  if (version > known)
    throw new StoreError(
      `The store was written by a newer version (${version}); this one knows ${known}.`,
      'inbox-versao',
      `A caixa de entrada foi gravada por uma versão mais nova do site (${version}); esta conhece até a ${known}.`,
    )
}

function noStore(dataDir: string): StoreError {
  return new StoreError(
    `DATA_DIR: there is no store in ${dataDir}`,
    'inbox-ausente',
    `Não há caixa de entrada em ${dataDir} (DATA_DIR).`,
  )
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w')
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
}
