import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf, failureOf } from '#server/failure.ts'
import { StoreError } from './store-error.ts'

const others = 0o007
const group = 0o070

/**
 * Makes the data folder if it does not exist, and restricts it, its content and everything that this process writes
 * later to its account: files 0600, folders 0700. A folder that is open to its group (0770), as the desk's account
 * needs it, stays open to it. Throws a StoreError where others can read it and this account may not change that.
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const isShared = (statSync(folder).mode & 0o020) !== 0
  const closed = isShared ? others : group | others
  process.umask(closed)
  const place = realpathSync(folder)
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
  for (const path of [place, ...names.map((name) => join(place, name))]) close(path, closed)
}

/** The mode of a new file in a folder: readable for its owner, and for the group if the folder is open to it. */
export function fileMode(folder: string): number {
  return (statSync(folder).mode & 0o020) === 0 ? 0o600 : 0o660
}

function close(path: string, closed: number): void {
  // Another process may have deleted the file meanwhile: a log of SQLite, a draft.
  const found = lstatSync(path, { throwIfNoEntry: false })
  const mode = found?.mode ?? 0
  // What a link leads to may be another account's: it is left as it is.
  if (found?.isSymbolicLink() || (mode & closed) === 0) return
  try {
    closeOpened(path, closed)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    const octal = (mode & 0o777).toString(8).padStart(4, '0')
    const { reason } = failureOf(error)
    throw new StoreError(
      `DATA_DIR: ${path} is open to others (mode ${octal}) and cannot be closed: ${reason}`,
      'inbox-inacessivel',
      `${path} (DATA_DIR) está aberto a outras contas (modo ${octal}) e não pode ser fechado: ${reason}`,
    )
  }
}

/** By the opened file, because another account of the folder may put a link in its place meanwhile. */
function closeOpened(path: string, closed: number): void {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    fchmodSync(file, fstatSync(file).mode & ~closed & 0o7777)
  } finally {
    closeSync(file)
  }
}
