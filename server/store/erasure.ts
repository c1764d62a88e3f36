import { maskedRequester } from '#domain/desk/data-request.ts'
import { anonymised } from '#domain/proposal/proposal.ts'
import { appendToLedger, ledgerEntry, readLedgers, type RowIdentity } from './deletion-ledger.ts'
import { setContent } from './proposal-changes.ts'
import { readProposal } from './proposals.ts'
import { idList } from './sql.ts'
import { now, type Db } from './tables.ts'

function idsOf(db: Db, rows: readonly { id: number }[]) {
  const ids = rows.map(({ id }) => id)
  return idList(db, ids)
}

/** The store whose rows are deleted. `overwriteDeleted` gives false while it could not overwrite the deleted bytes. */
export type StoreContext = { db: Db; dataDir: string; overwriteDeleted: () => Promise<boolean> }

/** Rows to delete, and the unsold proposals, single revisions and undoable acts from which a person is removed. */
interface ErasedRows<Identity> {
  contacts: readonly Identity[]
  reviews: readonly Identity[]
  proposals?: readonly Identity[]
  revisions?: readonly Identity[]
  acts?: readonly Identity[]
}

/**
 * Permanently deletes messages and reviews with what was typed about them, removes the customer from proposals and
 * revokes their links. The ledger records it first, for restored copies. Out: `isOverwritten` is false while the files
 * may still contain the bytes.
 */
export async function erase(
  context: StoreContext,
  rows: ErasedRows<RowIdentity>,
  accepted: readonly RowIdentity[] = [],
) {
  const { db, dataDir, overwriteDeleted } = context
  const { contacts, reviews, proposals = [], revisions = [], acts = [] } = rows
  if ([...contacts, ...reviews, ...proposals, ...revisions, ...acts, ...accepted].length === 0)
    return { contacts: 0, reviews: 0, isOverwritten: true }
  const validLinks = db.selectFrom('proposal_links').select(['id', 'key_hash']).where('revoked_at', 'is', null)
  const links = await validLinks.where('proposal_id', 'in', idsOf(db, accepted)).execute()
  await appendToLedger(dataDir, [
    ...contacts.map((row) => ledgerEntry('contact', row.id, row.created_at)),
    ...reviews.map((row) => ledgerEntry('review', row.id, row.created_at)),
    ...proposals.map((row) => ledgerEntry('proposal', row.id, row.created_at)),
    ...revisions.map((row) => ledgerEntry('revision', row.id, row.created_at)),
    ...acts.map((row) => ledgerEntry('act', row.id, row.created_at)),
    ...links.map(({ key_hash: hash }) => ledgerEntry('link', hash)),
  ])
  await db.transaction().execute((transaction) => eraseRows(transaction, rows, links))
  return { contacts: contacts.length, reviews: reviews.length, isOverwritten: await overwriteDeleted() }
}

/** Repeats in a copy's rows what the ledgers record. Out: how many messages and reviews were deleted. */
export async function applyLedgers(copy: Db, { copyFolder, dataDir }: { copyFolder: string; dataDir: string }) {
  const isRecorded = await readLedgers(copyFolder, dataDir)
  if (!isRecorded) return 0
  const recordedRows = async (
    table: 'contacts' | 'product_reviews' | 'proposals',
    kind: 'contact' | 'review' | 'proposal',
  ) => {
    const rows = await copy.selectFrom(table).select(['id', 'created_at']).execute()
    return rows.filter((row) => isRecorded(ledgerEntry(kind, row.id, row.created_at)))
  }
  const contacts = await recordedRows('contacts', 'contact')
  const reviews = await recordedRows('product_reviews', 'review')
  const proposals = await recordedRows('proposals', 'proposal')
  const allRevisions = await copy.selectFrom('proposal_revisions').select(['id', 'at']).execute()
  const revisions = allRevisions.filter(({ id, at }) => isRecorded(ledgerEntry('revision', id, at)))
  const allActs = await copy.selectFrom('proposal_acts').select(['id', 'at']).where('before', 'is not', null).execute()
  const acts = allActs.filter(({ id, at }) => isRecorded(ledgerEntry('act', id, at)))
  const links = await copy.selectFrom('proposal_links').select(['id', 'key_hash']).execute()
  const revokedLinks = links.filter(({ key_hash: hash }) => isRecorded(ledgerEntry('link', hash)))
  await eraseRows(copy, { contacts, reviews, proposals, revisions, acts }, revokedLinks)
  const requests = await copy.selectFrom('data_requests').selectAll().where('closed_at', 'is', null).execute()
  for (const request of requests.filter(({ id, received_at: at }) => isRecorded(ledgerEntry('request', id, at)))) {
    const closed = { ...maskedRequester(request), closed_at: now() }
    await copy.updateTable('data_requests').set(closed).where('id', '=', request.id).execute()
  }
  return contacts.length + reviews.length
}

async function eraseRows(db: Db, rows: ErasedRows<{ id: number }>, links: readonly { id: number }[]) {
  const { contacts, reviews, proposals = [], revisions = [], acts = [] } = rows
  const paths = new Set([
    ...contacts.map(({ id }) => `mensagens/${id}`),
    ...reviews.map(({ id }) => `avaliacoes/${id}`),
    ...proposals.map(({ id }) => `propostas/${id}`),
  ])
  for (const table of ['desk_drafts', 'desk_presence'] as const)
    for (const { thing } of await db.selectFrom(table).select('thing').distinct().execute())
      // A draft may have a path below its row's: 'mensagens/12/nota'.
      if (paths.has(thing.split('/', 2).join('/'))) await db.deleteFrom(table).where('thing', '=', thing).execute()
  await db
    .updateTable('proposal_links')
    .set({ revoked_at: now() })
    .where((is) => is.or([is('id', 'in', idsOf(db, links)), is('proposal_id', 'in', idsOf(db, proposals))]))
    .where('revoked_at', 'is', null)
    .execute()
  for (const { id } of proposals) await forgetCustomer(db, id)
  await forgetInRevisions(db, 'id', revisions)
  await db.updateTable('proposal_acts').set({ before: null }).where('id', 'in', idsOf(db, acts)).execute()
  await db.deleteFrom('contacts').where('id', 'in', idsOf(db, contacts)).execute()
  await db.deleteFrom('product_reviews').where('id', 'in', idsOf(db, reviews)).execute()
}

/** Takes the customer out of a proposal and its revisions; deletes one that was never sent. */
async function forgetCustomer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('proposals').where('id', '=', id).where('sent_at', 'is', null).execute()
  const sent = await db.selectFrom('proposals').select('content').where('id', '=', id).executeTakeFirst()
  if (!sent) return
  await setContent(db, id, anonymised(readProposal(sent.content)))
  await forgetInRevisions(db, 'proposal_id', [{ id }])
}

/** Takes the customer out of revisions, and out of what an undo of their proposals would restore. */
async function forgetInRevisions(db: Db, column: 'id' | 'proposal_id', rows: readonly { id: number }[]): Promise<void> {
  const ofIds = db.selectFrom('proposal_revisions').where(column, 'in', idsOf(db, rows))
  const revisions = await ofIds.select(['id', 'proposal_id', 'content']).execute()
  for (const { id, proposal_id: proposalId, content } of revisions) {
    const anonymous = { content: JSON.stringify(anonymised(readProposal(content))) }
    await db.updateTable('proposal_revisions').set(anonymous).where('id', '=', id).execute()
    await db.updateTable('proposal_acts').set({ before: null }).where('proposal_id', '=', proposalId).execute()
  }
}
