import { createHmac, randomBytes } from 'node:crypto'
import { constants, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { syncFolder } from './sync-folder.ts'

/*
 * The ledger beside the copies records what the shop has ended and copies may still contain: deleted rows, proposals
 * whose customer is forgotten, their revoked links, closed requests about personal data. Its first line is a key;
 * each further line is a digest, made with that key, of a row's id and time, or of a link. By itself the ledger reveals
 * nothing. When a copy is restored, its deleted rows are deleted, its links revoked and its requests closed and masked
 * again.
 */

const ledgerName = 'deletions'
const ledgerFile = (dataDir: string) => join(dataDir, 'backups', ledgerName)

/** A row's id with its time, because a store restored from an older copy gives ids again. */
export type RowIdentity = { id: number; created_at: string }

/** What an entry records. `revision`: it lost its customer; `act`: it can no longer be undone. */
type LedgerKind = 'contact' | 'review' | 'proposal' | 'revision' | 'act' | 'request' | 'link'

/** An entry: a row's id and time, or the digest of a link's key. */
export const ledgerEntry = (kind: LedgerKind, ...identity: readonly (string | number)[]): string =>
  [kind, ...identity].join(' ')

/** Adds entries to the data folder's ledger. Resolves once they are on the disk. */
export async function appendToLedger(dataDir: string, entries: readonly string[]): Promise<void> {
  const ledger = ledgerFile(dataDir)
  await mkdir(dirname(ledger), { recursive: true })
  const existing = await readLedger(ledger)
  const key = existing?.key ?? randomBytes(32).toString('hex')
  const lines = [...(existing ? [] : [key]), ...entries.map((entry) => digest(key, entry))]
  // A full disk may have cut the last line, so nothing is written behind it.
  const start = existing && !existing.isComplete ? '\n' : ''
  // The desk writes here, where the server's account may write too and could have laid a link, so none is followed.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const flag = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW
  await writeFile(ledger, start + lines.map((line) => `${line}\n`).join(''), { flag, mode: 0o660, flush: true })
  if (existing === undefined) await syncFolder(dirname(ledger))
}

/** Reads the ledgers beside a copy and in the data folder. Out: whether one has an entry; undefined without any. */
export async function readLedgers(copyFolder: string, dataDir: string) {
  const paths = [join(copyFolder, ledgerName), ledgerFile(dataDir)]
  const ledgers = (await Promise.all(paths.map(readLedger))).filter((ledger) => ledger !== undefined)
  if (ledgers.length === 0) return undefined
  return (entry: string) => ledgers.some(({ key, digests }) => digests.has(digest(key, entry)))
}

/** Copies a ledger from one folder of copies to another; with `replaces` also over one that is there. */
export async function copyLedger(from: string, to: string, { replaces }: { replaces: boolean }): Promise<void> {
  await mkdir(to, { recursive: true })
  await copyFile(join(from, ledgerName), join(to, ledgerName), replaces ? 0 : constants.COPYFILE_EXCL).catch(
    (error: unknown) => {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
    },
  )
}

/** The ledger in a file; undefined where there is none, or an empty one. */
async function readLedger(ledger: string) {
  try {
    const text = await readFile(ledger, 'utf8')
    const [key, ...digests] = text.split('\n')
    return key ? { key, digests: new Set(digests), isComplete: text.endsWith('\n') } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const digest = (key: string, entry: string): string => createHmac('sha256', key).update(entry).digest('hex')
