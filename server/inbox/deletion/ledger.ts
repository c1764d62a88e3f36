import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import type { ArchivedRows } from '#server/inbox/sql/archived-rows.ts'
import type { Rows } from './select.ts'

/**
 * The ledger of deletions, beside the copies that may still contain the rows: a key, and for each row a line with a
 * keyed digest of its number and time. By itself it reveals nothing; when a copy is restored, its deleted rows are
 * deleted again.
 */
export const ledgerIn = (folder: string) => join(folder, 'deletions')

type Identity = { id: number; created_at: string }

/** Records that rows are deleted; on the disk before they are. */
export async function writeDeletions(ledger: string, { contacts, reviews }: Rows): Promise<void> {
  await mkdir(dirname(ledger), { recursive: true })
  const known = await readLedger(ledger)
  const key = known?.key ?? randomBytes(32).toString('hex')
  const lines = [
    ...(known ? [] : [key]),
    ...contacts.map((row) => digest(key, 'contact', row)),
    ...reviews.map((row) => digest(key, 'review', row)),
  ]
  const file = await open(ledger, 'a', 0o660)
  await file.writeFile(lines.map((line) => `${line}\n`).join(''))
  await file.sync()
  await file.close()
}

/** The rows of a copy without those deleted since, and the number of these. */
export async function withoutDeleted(
  rows: ArchivedRows,
  ledger: string,
): Promise<{ rows: ArchivedRows; deleted: number }> {
  const known = await readLedger(ledger)
  if (!known) return { rows, deleted: 0 }
  const contacts = rows.contacts.filter((row) => !known.digests.has(digest(known.key, 'contact', row)))
  const product_reviews = rows.product_reviews.filter((row) => !known.digests.has(digest(known.key, 'review', row)))
  const [contactIds, reviewIds] = [contacts, product_reviews].map(
    (kept) => new Set<number | null>(kept.map(({ id }) => id)),
  )
  const isOfContact = ({ contact_id }: { contact_id: number | null }) => contactIds?.has(contact_id) ?? false
  const isOfEither = (row: { contact_id: number | null; review_id: number | null }) =>
    isOfContact(row) || (reviewIds?.has(row.review_id) ?? false)
  return {
    rows: {
      ...rows,
      contacts,
      product_reviews,
      message_notes: rows.message_notes.filter(isOfContact),
      message_answers: rows.message_answers.filter(isOfContact),
      deliveries: rows.deliveries.filter(isOfEither),
      desk_acts: rows.desk_acts.filter(isOfEither),
      // A proposal stays, without the reference to the deleted message.
      proposals: rows.proposals.map((row) => (contactIds?.has(row.contact_id) ? row : { ...row, contact_id: null })),
    },
    deleted: rows.contacts.length - contacts.length + rows.product_reviews.length - product_reviews.length,
  }
}

async function readLedger(ledger: string): Promise<{ key: string; digests: Set<string> } | undefined> {
  try {
    const [key = '', ...digests] = (await readFile(ledger, 'utf8')).split('\n')
    return { key, digests: new Set(digests) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function digest(key: string, table: 'contact' | 'review', { id, created_at }: Identity): string {
  return createHmac('sha256', key).update(`${table} ${id} ${created_at}`).digest('hex')
}
