import { createHmac, randomBytes } from 'node:crypto'
import { constants, copyFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { maskedRequester } from '#domain/desk/data-request.ts'
import { anonymised } from '#domain/proposal/proposal.ts'
import { codeOf } from '#server/failure.ts'
import { readContent, setContent } from './proposal-changes.ts'
import { syncFolder } from './sync-folder.ts'
import { now, type Db } from './tables.ts'

/** With an id that no row has, because `in ()` without values is no SQL. */
const idsOf = (rows: readonly { id: number }[]) => [-1, ...rows.map(({ id }) => id)]

/** The rows that a store loses, and the links that open nothing any more. */
interface RowsToErase {
  contacts: readonly { id: number }[]
  reviews: readonly { id: number }[]
  /** Proposals that did not become a sale: the person is removed from them, and their links end too. */
  proposals: readonly { id: number }[]
  links: readonly { id: number }[]
}

/** Deletes rows with what persons typed about them, removes the customer from proposals, and revokes links. */
async function eraseRows(transaction: Db, { contacts, reviews, proposals, links }: RowsToErase): Promise<void> {
  const paths = [
    ...contacts.map(({ id }) => `mensagens/${id}`),
    ...reviews.map(({ id }) => `avaliacoes/${id}`),
    ...proposals.map(({ id }) => `propostas/${id}`),
  ]
  for (const table of ['desk_drafts', 'desk_presence'] as const)
    for (const path of paths)
      await transaction
        .deleteFrom(table)
        // Drafts of notes on a message have a path of their own: 'mensagens/12/nota'.
        .where((is) => is.or([is('thing', '=', path), is('thing', 'like', `${path}/%`)]))
        .execute()
  await transaction
    .updateTable('proposal_links')
    .set({ revoked_at: now() })
    .where((is) => is.or([is('id', 'in', idsOf(links)), is('proposal_id', 'in', idsOf(proposals))]))
    .where('revoked_at', 'is', null)
    .execute()
  for (const { id } of proposals) await forgetCustomer(transaction, id)
  await transaction.deleteFrom('contacts').where('id', 'in', idsOf(contacts)).execute()
  await transaction.deleteFrom('product_reviews').where('id', 'in', idsOf(reviews)).execute()
}

/**
 * Removes the person from a proposal: one that was never sent is deleted; of any other, also of its revisions, the
 * person's name, addresses and words go, what an undo would restore too.
 */
async function forgetCustomer(transaction: Db, id: number): Promise<void> {
  await transaction.deleteFrom('proposals').where('id', '=', id).where('sent_at', 'is', null).execute()
  const sent = await transaction.selectFrom('proposals').select('content').where('id', '=', id).executeTakeFirst()
  if (!sent) return
  await setContent(transaction, id, anonymised(readContent(sent.content)))
  const revisions = await transaction
    .selectFrom('proposal_revisions')
    .select(['id', 'content'])
    .where('proposal_id', '=', id)
    .execute()
  for (const revision of revisions)
    await transaction
      .updateTable('proposal_revisions')
      .set({ content: JSON.stringify(anonymised(readContent(revision.content))) })
      .where('id', '=', revision.id)
      .execute()
  await transaction.updateTable('proposal_acts').set({ before: null }).where('proposal_id', '=', id).execute()
}

/**
 * The ledger beside the copies. It records what the shop has ended and copies may still contain: deleted rows, proposals
 * whose customer is forgotten, revoked links of proposals, closed requests about personal data. Its first line is a key;
 * each further line is a digest, made with that key, of a row's id and time, or of a link. By itself the ledger reveals
 * nothing. When a copy is restored, its deleted rows are deleted, its links revoked and its requests closed and masked
 * again.
 */
const ledgerName = 'deletions'
const ledgerFile = (dataDir: string) => join(dataDir, 'backups', ledgerName)

export interface RowIdentity {
  id: number
  created_at: string
}

/** What was deleted; `isOverwritten` is false while the database's files may still contain the bytes. */
export interface RemovedCounts {
  contacts: number
  reviews: number
  isOverwritten: boolean
}

/** The rows of a person. */
interface ErasedRows {
  contacts: readonly RowIdentity[]
  reviews: readonly RowIdentity[]
  /** Proposals that did not become a sale. */
  proposals?: readonly RowIdentity[]
  /** Proposals that became a sale: the shop must keep them. */
  acceptedProposals?: readonly RowIdentity[]
}

/**
 * Deletes messages and reviews permanently, with the drafts that persons typed about them, removes the customer from
 * proposals, and revokes the links of these and of the accepted ones, after recording all of it for restored copies.
 */
export async function erase(
  { db, dataDir, overwriteDeleted }: { db: Db; dataDir: string; overwriteDeleted: () => Promise<boolean> },
  { contacts, reviews, proposals = [], acceptedProposals = [] }: ErasedRows,
): Promise<RemovedCounts> {
  if (contacts.length + reviews.length + proposals.length + acceptedProposals.length === 0)
    return { contacts: 0, reviews: 0, isOverwritten: true }
  const links = await db
    .selectFrom('proposal_links')
    .select(['id', 'key_hash'])
    .where('proposal_id', 'in', idsOf(acceptedProposals))
    .where('revoked_at', 'is', null)
    .execute()
  await appendToLedger(ledgerFile(dataDir), [
    ...contacts.map((row) => rowEntry('contact', row)),
    ...reviews.map((row) => rowEntry('review', row)),
    ...proposals.map((row) => rowEntry('proposal', row)),
    ...links.map(({ key_hash: hash }) => linkEntry(hash)),
  ])
  await db.transaction().execute((transaction) => eraseRows(transaction, { contacts, reviews, proposals, links }))
  return { contacts: contacts.length, reviews: reviews.length, isOverwritten: await overwriteDeleted() }
}

/** Records that a proposal's link is to be revoked. In: the digest of the link's key. */
export async function recordRevocation(dataDir: string, keyHash: string): Promise<void> {
  await appendToLedger(ledgerFile(dataDir), [linkEntry(keyHash)])
}

/** Records that a request about personal data is to be closed. */
export async function recordClosing(dataDir: string, request: { id: number; received_at: string }): Promise<void> {
  await appendToLedger(ledgerFile(dataDir), [requestEntry(request)])
}

/** Adds entries to a ledger. They are on the disk when the function resolves, in a new ledger too. */
async function appendToLedger(ledger: string, entries: readonly string[]): Promise<void> {
  await mkdir(dirname(ledger), { recursive: true })
  const existing = await readLedger(ledger)
  const key = existing?.key ?? randomBytes(32).toString('hex')
  const lines = [...(existing ? [] : [key]), ...entries.map((entry) => digest(key, entry))]
  // A full disk may have cut the last line: nothing is written behind it.
  const start = existing && !existing.isComplete ? '\n' : ''
  // No link is followed: the desk writes here, in a folder that the server's account may write too.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const file = await open(ledger, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o660)
  await file.writeFile(start + lines.map((line) => `${line}\n`).join(''))
  await file.sync()
  await file.close()
  if (existing === undefined) await syncFolder(dirname(ledger))
}

/**
 * Does to the rows of a copy what the ledgers beside it and in the data folder say. In: the copy, as an open embedded
 * database. Out: how many messages and reviews were deleted.
 */
export async function applyLedgers(
  copy: Db,
  { copyFolder, dataDir }: { copyFolder: string; dataDir: string },
): Promise<number> {
  const paths = [join(copyFolder, ledgerName), ledgerFile(dataDir)]
  const ledgers = (await Promise.all(paths.map(readLedger))).filter((ledger) => ledger !== undefined)
  if (ledgers.length === 0) return 0
  const isRecorded = (entry: string) => ledgers.some(({ key, digests }) => digests.has(digest(key, entry)))
  const recordedRows = async (table: 'contacts' | 'product_reviews' | 'proposals', kind: RowKind) => {
    const rows = await copy.selectFrom(table).select(['id', 'created_at']).execute()
    return rows.filter((row) => isRecorded(rowEntry(kind, row)))
  }
  const contacts = await recordedRows('contacts', 'contact')
  const reviews = await recordedRows('product_reviews', 'review')
  const proposals = await recordedRows('proposals', 'proposal')
  const links = await copy.selectFrom('proposal_links').select(['id', 'key_hash']).execute()
  const revokedLinks = links.filter(({ key_hash: hash }) => isRecorded(linkEntry(hash)))
  await eraseRows(copy, { contacts, reviews, proposals, links: revokedLinks })
  for (const request of await copy.selectFrom('data_requests').selectAll().where('closed_at', 'is', null).execute())
    if (isRecorded(requestEntry(request)))
      await copy
        .updateTable('data_requests')
        .set({ ...maskedRequester(request), closed_at: now() })
        .where('id', '=', request.id)
        .execute()
  return contacts.length + reviews.length
}

/**
 * Copies the ledger, if there is one, from one folder of copies to another. `replaces`: even if a ledger is there
 * already.
 */
export async function copyLedger(from: string, to: string, { replaces }: { replaces: boolean }): Promise<void> {
  await mkdir(to, { recursive: true })
  await copyFile(join(from, ledgerName), join(to, ledgerName), replaces ? 0 : constants.COPYFILE_EXCL).catch(
    (error: unknown) => {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
    },
  )
}

interface Ledger {
  key: string
  digests: Set<string>
  /** Whether the last line is complete. */
  isComplete: boolean
}

/** The ledger in a file; undefined where there is none, or an empty one. */
async function readLedger(ledger: string): Promise<Ledger | undefined> {
  try {
    const text = await readFile(ledger, 'utf8')
    const [key, ...digests] = text.split('\n')
    return key ? { key, digests: new Set(digests), isComplete: text.endsWith('\n') } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

type RowKind = 'contact' | 'review' | 'proposal'
const rowEntry = (kind: RowKind, { id, created_at: at }: RowIdentity) => `${kind} ${id} ${at}`
const requestEntry = ({ id, received_at: at }: { id: number; received_at: string }) => `request ${id} ${at}`
const linkEntry = (keyHash: string) => `link ${keyHash}`

function digest(key: string, entry: string): string {
  return createHmac('sha256', key).update(entry).digest('hex')
}
