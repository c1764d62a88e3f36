import { createHmac, randomBytes } from 'node:crypto'
import { constants, copyFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { maskedRequester } from '#domain/desk/data-request.ts'
import { codeOf } from '#server/failure.ts'
import type { StoredDataRequest } from '#server/inbox/rows.ts'
import type { ArchivedRows } from '#server/inbox/sql/archived-rows.ts'
import type { Rows } from './select.ts'

/**
 * The ledger beside the copies. It records what the shop has ended and copies may still contain: deleted rows, revoked
 * links of proposals, closed requests about personal data. Its first line is a key; each further line is a digest, made
 * with that key, of a row's number and time, or of a link. By itself the ledger reveals nothing. When a copy is
 * restored, its deleted rows are deleted, its links revoked and its requests closed and masked again.
 */
export const ledgerIn = (folder: string) => join(folder, 'deletions')

type Identity = { id: number; created_at: string }
type ReceivedRequest = Pick<StoredDataRequest, 'id' | 'received_at'>

/**
 * Records that rows are to be deleted. The record is on the disk when the function resolves; the caller then deletes
 * the rows.
 */
export async function writeDeletions(ledger: string, { contacts, reviews }: Rows): Promise<void> {
  await append(ledger, [...contacts.map(nameOf('contact')), ...reviews.map(nameOf('review'))])
}

/** Records that a proposal's link is to be revoked, as writeDeletions does. In: the digest of the link's key. */
export async function writeRevocation(ledger: string, keyHash: string): Promise<void> {
  await append(ledger, [linkName(keyHash)])
}

/** Records that a request about personal data is to be closed, as writeDeletions does. */
export async function writeClosing(ledger: string, request: ReceivedRequest): Promise<void> {
  await append(ledger, [requestName(request)])
}

async function append(ledger: string, names: readonly string[]): Promise<void> {
  await mkdir(dirname(ledger), { recursive: true })
  const known = await readLedger(ledger)
  const key = known?.key ?? randomBytes(32).toString('hex')
  const lines = [...(known ? [] : [key]), ...names.map((name) => digest(key, name))]
  // A full disk may have cut the last line: nothing is written behind it.
  const start = known && !known.isWhole ? '\n' : ''
  const file = await open(ledger, 'a', 0o660)
  await file.writeFile(start + lines.map((line) => `${line}\n`).join(''))
  await file.sync()
  await file.close()
}

/**
 * Removes from a copy's rows the messages and reviews that any of the ledgers names, with what belongs to them. Links
 * that a ledger names are revoked; requests about personal data that it names are closed, as of now, and masked. Out:
 * the resulting rows, and how many messages and reviews were removed.
 */
export async function withoutDeleted(
  rows: ArchivedRows,
  ...ledgers: readonly string[]
): Promise<{ rows: ArchivedRows; deleted: number }> {
  const known = (await Promise.all(ledgers.map(readLedger))).filter((ledger) => ledger !== undefined)
  if (known.length === 0) return { rows, deleted: 0 }
  const isWritten = (name: string) => known.some(({ key, digests }) => digests.has(digest(key, name)))
  const now = new Date().toISOString()
  const contacts = rows.contacts.filter((row) => !isWritten(nameOf('contact')(row)))
  const product_reviews = rows.product_reviews.filter((row) => !isWritten(nameOf('review')(row)))
  const [contactIds, reviewIds] = [idsOf(contacts), idsOf(product_reviews)]
  const isOfContact = ({ contact_id }: OfContact) => contactIds.has(contact_id)
  const isOfEither = (row: OfContact & { review_id: number | null }) => isOfContact(row) || reviewIds.has(row.review_id)
  return {
    rows: {
      ...rows,
      contacts,
      product_reviews,
      message_notes: rows.message_notes.filter(isOfContact),
      message_answers: rows.message_answers.filter(isOfContact),
      deliveries: rows.deliveries.filter(isOfEither),
      desk_acts: rows.desk_acts.filter(isOfEither),
      data_requests: rows.data_requests.map((request) =>
        request.closed_at === null && isWritten(requestName(request))
          ? { ...request, ...maskedRequester(request), closed_at: now }
          : request,
      ),
      proposals: detached(rows.proposals, contactIds),
      proposal_answers: detached(rows.proposal_answers, contactIds),
      proposal_links: rows.proposal_links.map((link) =>
        isWritten(linkName(link.key_hash)) ? { ...link, revoked_at: link.revoked_at ?? now } : link,
      ),
    },
    deleted: rows.contacts.length - contacts.length + rows.product_reviews.length - product_reviews.length,
  }
}

type OfContact = { contact_id: number | null }

const idsOf = (rows: readonly Identity[]) => new Set<number | null>(rows.map(({ id }) => id))

/** Rows that stay, without the reference to a message that does not. */
function detached<Row extends OfContact>(rows: readonly Row[], contactIds: ReadonlySet<number | null>): Row[] {
  return rows.map((row) => (contactIds.has(row.contact_id) ? row : { ...row, contact_id: null }))
}

/** Copies a ledger, if it exists, to a place beside other copies. `replaces`: even if a ledger is there already. */
export async function carryLedger(from: string, to: string, { replaces }: { replaces: boolean }): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to, replaces ? 0 : constants.COPYFILE_EXCL).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  })
}

interface Ledger {
  key: string
  digests: Set<string>
  /** Whether the last line is complete. */
  isWhole: boolean
}

/** The ledger in a file; undefined where there is none, or an empty one. */
async function readLedger(ledger: string): Promise<Ledger | undefined> {
  try {
    const text = await readFile(ledger, 'utf8')
    const [key, ...digests] = text.split('\n')
    return key ? { key, digests: new Set(digests), isWhole: text.endsWith('\n') } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const nameOf =
  (table: 'contact' | 'review') =>
  ({ id, created_at }: Identity) =>
    `${table} ${id} ${created_at}`
const requestName = ({ id, received_at }: ReceivedRequest) => `request ${id} ${received_at}`
const linkName = (keyHash: string) => `link ${keyHash}`

function digest(key: string, name: string): string {
  return createHmac('sha256', key).update(name).digest('hex')
}
