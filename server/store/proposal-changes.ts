import { searchTextOf } from '#domain/desk/search-terms.ts'
import { customerKeys } from '#domain/proposal/customer.ts'
import { offersOf } from '#domain/proposal/proposal-line.ts'
import { stateAfter, type LossReason, type ProposalAct } from '#domain/proposal/proposal-state.ts'
import type { Proposal, SentSnapshot } from '#domain/proposal/proposal.ts'
import { proposalTotals } from '#domain/proposal/totals.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { cutText } from '#domain/text/normalize.ts'
import { addMessage, answerMessage } from './message-changes.ts'
import { proposalDetails, readProposal } from './proposals.ts'
import { insertRow } from './sql.ts'
import { byPerson, now, type Actor, type Db, type Row, type VersionRef } from './tables.ts'
import {
  addHistoryEntry,
  changeIfUnchanged,
  lockedRow,
  writeRow,
  type HistoryEntry,
  type WriteRefusal,
} from './versioned-write.ts'

type ProposalRow = Row<'proposals'>
type WriteResult = { version: number } | WriteRefusal

type Act = SentSnapshot & { kind: ProposalAct; loss?: LossReason | undefined }

/** The e-mail above the proposal's document. */
export type ProposalLetter = { subject: string; text: string }

/** The desk's writes to proposals, as the state allows them: a sent proposal is changed only by a revision. */
export function proposalChanges(db: Db) {
  const changeProposal = (expected: VersionRef, change: (transaction: Db, row: ProposalRow) => Promise<WriteResult>) =>
    changeIfUnchanged(db, 'proposals', expected, change, (id) => proposalDetails(db, id))
  return {
    /** Makes a draft. Out: its id; the number is given when the proposal is sent. */
    create: (content: Proposal, { contactId }: { contactId: number | null }, by: Actor): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const given = { contact_id: contactId, in_charge: by.id, created_at: now(), updated_at: now() }
        const id = await insertRow(transaction, 'proposals', { ...derivedColumns(content, 0), ...given })
        // The content is set after the row is inserted, because the search text contains the id.
        await setContent(transaction, id, content)
        await addHistoryEntry(transaction, 'proposals', { id, version: 1 }, { by, act: 'make' })
        return id
      }),
    save: (expected: VersionRef, content: Proposal, by: Actor) =>
      changeProposal(expected, async (transaction, row) =>
        row.state === 'rascunho'
          ? saveContent(transaction, row, content, { by, act: 'save', before: row.content })
          : 'not-allowed',
      ),
    /** Performs an act (domain/proposal/proposal-state.ts). Sending gives a number and stores the revision. */
    act: (expected: VersionRef, act: Act, by: Actor) =>
      changeProposal(expected, (transaction, row) => performAct(transaction, row, act, by)),
    /** Sets the day of the reminder; null removes it. */
    remind: (expected: VersionRef, day: string | null, by: Actor) =>
      changeProposal(expected, (transaction, row) =>
        writeRow(transaction, 'proposals', row, { remind_on: day }, { by, act: 'remind', detail: day }),
      ),
    /** Sends the last sent revision by the site's mail server to the customer's address. */
    mail: (expected: VersionRef, letter: ProposalLetter, by: Actor) =>
      changeProposal(expected, (transaction, row) => mailProposal(transaction, row, letter, by)),
    /** Undoes the last change of a draft's content; the next undo goes one step further back. */
    undo: (expected: VersionRef, by: Actor) =>
      changeProposal(expected, async (transaction, row) => {
        const acts = transaction.selectFrom('proposal_acts').select(['id', 'before']).where('before', 'is not', null)
        const last = await acts.where('proposal_id', '=', row.id).orderBy('id', 'desc').executeTakeFirst()
        if (row.state !== 'rascunho' || last === undefined || last.before === null) return 'not-allowed'
        await transaction.updateTable('proposal_acts').set({ before: null }).where('id', '=', last.id).execute()
        return saveContent(transaction, row, readProposal(last.before), { by, act: 'undo' })
      }),
  }
}

function derivedColumns(content: Proposal, id: number) {
  const { customer, lines } = content
  const texts = [
    customer.institution,
    customer.cnpj,
    customer.city,
    customer.contact,
    customer.email,
    ...lines.flatMap((line) => (line.kind === 'offer' ? [line.code, line.description] : [line.asked])),
    ...lines.map(({ asked }) => asked),
  ]
  return {
    content: JSON.stringify(content),
    customer: [customer.institution, customer.contact].filter(Boolean).join(' · '),
    total: proposalTotals(content).total,
    valid_until: content.validUntil,
    search_text: searchTextOf(id, customer.phone || null, texts),
  }
}

/** Writes a content with the columns and keys derived from it. */
export async function setContent(db: Db, id: number, content: Proposal): Promise<void> {
  await db.updateTable('proposals').set(derivedColumns(content, id)).where('id', '=', id).execute()
  await db.deleteFrom('proposal_keys').where('proposal_id', '=', id).execute()
  const keys = [...new Set(customerKeys(content.customer))].map((key) => ({ proposal_id: id, key }))
  if (keys.length > 0) await db.insertInto('proposal_keys').values(keys).execute()
}

async function saveContent(db: Db, row: ProposalRow, content: Proposal, act: HistoryEntry) {
  await setContent(db, row.id, content)
  return writeRow(db, 'proposals', row, { updated_at: now() }, act)
}

async function performAct(db: Db, row: ProposalRow, { kind, loss, letterhead, pictures }: Act, by: Actor) {
  const next = stateAfter(row.state, kind)
  const state = next && kind === 'reopen' && !(await wasSent(db, row)) ? 'rascunho' : next
  if (state === undefined || (kind === 'lose') !== (loss !== undefined)) return 'not-allowed'
  const columns = {
    state,
    loss: loss ?? null,
    updated_at: now(),
    closed_at: state === 'aceita' || state === 'perdida' ? now() : null,
    remind_on: null,
    ...(kind === 'revise' && { revision: row.revision + 1 }),
    ...(kind === 'send' && (await storeSentRevision(db, row, { letterhead, pictures }, by))),
  }
  return writeRow(db, 'proposals', row, columns, { by, act: kind, detail: loss })
}

async function wasSent(db: Db, { id, revision }: ProposalRow): Promise<boolean> {
  const revisions = db.selectFrom('proposal_revisions').select('id').where('proposal_id', '=', id)
  const sent = await revisions.where('revision', '=', revision).executeTakeFirst()
  return sent !== undefined
}

/** Stores the revision to be sent, and its prices as suggestions for later proposals. Out: what the row gets. */
async function storeSentRevision(db: Db, row: ProposalRow, snapshot: SentSnapshot, by: Actor) {
  const { id, revision } = row
  const { choice, ...content } = readProposal(row.content)
  // The customer's choice was made in an earlier revision, so it goes.
  if (choice) await setContent(db, id, content)
  const sent = { proposal_id: id, revision, ...byPerson(by), content: JSON.stringify({ ...content, ...snapshot }) }
  await insertRow(db, 'proposal_revisions', sent)
  await db.deleteFrom('offered_prices').where('proposal_id', '=', id).execute()
  const prices = offersOf(content.lines).flatMap(({ item, unitPrice }) =>
    item && unitPrice !== undefined
      ? [{ proposal_id: id, product_id: item.productId, variant_id: item.variantId ?? '', cents: unitPrice, at: now() }]
      : [],
  )
  if (prices.length > 0) await db.insertInto('offered_prices').values(prices).execute()
  // The customer has the proposal, so earlier changes cannot be undone.
  await db.updateTable('proposal_acts').set({ before: null }).where('proposal_id', '=', id).execute()
  if (row.number_sequence !== null) return { sent_at: now() }
  const year = Number(brasiliaDay(now()).slice(0, 4))
  return { sent_at: now(), number_year: year, number_sequence: await nextNumber(db, year) }
}

/** The next number of a year, whose row is locked until the transaction ends: none is given twice or skipped. */
async function nextNumber(db: Db, year: number): Promise<number> {
  const { last } = await db
    .insertInto('proposal_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((is) => ({ last: is('proposal_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Sends the proposal as an answer to its message, which is made of the customer's request where there is none. */
async function mailProposal(db: Db, row: ProposalRow, letter: ProposalLetter, by: Actor) {
  const content = readProposal(row.content)
  if ((row.state !== 'enviada' && row.state !== 'negociacao') || content.customer.email === '') return 'not-allowed'
  const contactId = row.contact_id ?? (await addMessage(db, requestOf(content), by))
  const message = await lockedRow(db, 'contacts', contactId)
  if (!message) return 'gone'
  const document = { proposalId: row.id, revision: row.revision }
  const answerResult = await answerMessage(db, message, { way: 'smtp', ...letter, document }, by)
  if (typeof answerResult === 'string') return answerResult
  const columns = { contact_id: contactId, updated_at: now() }
  return writeRow(db, 'proposals', row, columns, { by, act: 'mail' })
}

/** The request that stands for a missing message: in the customer's own words as far as they were pasted. */
function requestOf({ customer, lines }: Proposal) {
  const { institution, contact, email, phone } = customer
  const asked = lines.flatMap((line) => line.asked || []).join('\n')
  const name = (contact || institution || email).slice(0, 120)
  return {
    origin: 'email',
    name: name.length >= 2 ? name : email.slice(0, 120),
    company: institution || null,
    email,
    phone: phone || null,
    subject: 'Pedido de proposta',
    message: cutText(asked, 5000) || 'Pedido sem texto: a proposta foi montada na mesa.',
  } as const
}
