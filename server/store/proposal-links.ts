import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isSameCustomer } from '#domain/proposal/customer.ts'
import { proposalNumberText } from '#domain/proposal/proposal-number.ts'
import { isExpired, stateAfter } from '#domain/proposal/proposal-state.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { answerMessage, type AnswerKind, publicProposal } from '#domain/proposal/public-link.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { minuteMilliseconds } from '#domain/time.ts'
import { insertMessage } from './arrivals.ts'
import { appendToLedger, ledgerEntry } from './deletion-ledger.ts'
import { setContent } from './proposal-changes.ts'
import { readProposal } from './proposals.ts'
import { insertRow, isPostgres } from './sql.ts'
import { byPerson, now, type Actor, type Db, type Row } from './tables.ts'
import { addHistoryEntry, writeRow } from './versioned-write.ts'

/** Matches a link's key: 256 bits in base64url, which the customer has and the store does not. */
const keyPattern = /^[\w-]{43}$/
const repeatMilliseconds = 10 * minuteMilliseconds
/** The most answers to a revision: the pages at the link and at the desk show each of them. */
const maximumAnswers = 50

/** The hash that the store keeps of a key; undefined for a text that cannot be a key. */
export const linkKeyHash = (key: string): string | undefined =>
  keyPattern.test(key) ? createHash('sha256').update(key).digest('hex') : undefined

/** The desk's writes to links. Revoked ones are recorded in the data folder, for restored copies. */
export const linkChanges = (db: Db, dataDir: string) => ({
  /** Makes a link to the last sent revision. Out: its key, shown only once; undefined if nothing was sent. */
  makeLink: async (id: number, expiresOn: string, by: Actor): Promise<string | undefined> => {
    const key = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(key).digest('hex')
    return db.transaction().execute(async (transaction) => {
      const allSent = transaction.selectFrom('proposals').select('version').where('sent_at', 'is not', null)
      const sent = await allSent.where('id', '=', id).executeTakeFirst()
      if (!sent) return undefined
      const link = { proposal_id: id, key_hash: hash, ...byPerson(by), expires_on: expiresOn }
      await insertRow(transaction, 'proposal_links', link)
      const { version } = sent
      await addHistoryEntry(transaction, 'proposals', { id, version }, { by, act: 'link', detail: expiresOn })
      return key
    })
  },
  /** Revokes a link, also in restored copies. Out: whether it was valid before. */
  revokeLink: async (id: number, linkId: number, by: Actor): Promise<boolean> => {
    const link = await db
      .selectFrom('proposal_links as link')
      .innerJoin('proposals as proposal', 'proposal.id', 'link.proposal_id')
      .select(['key_hash', 'version'])
      .where('link.id', '=', linkId)
      .where('proposal.id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!link) return false
    await appendToLedger(dataDir, [ledgerEntry('link', link.key_hash)])
    return db.transaction().execute(async (transaction) => {
      const revoked = transaction.updateTable('proposal_links').set({ revoked_at: now() }).where('id', '=', linkId)
      const { numUpdatedRows } = await revoked.where('revoked_at', 'is', null).executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const { version } = link
      await addHistoryEntry(transaction, 'proposals', { id, version }, { by, act: 'link-revoked' })
      return true
    })
  },
})

export type LinkedProposal = NonNullable<Awaited<ReturnType<typeof findLinked>>>

export interface NewLinkAnswer {
  /** The name of the revision that the customer has read: '2026-0001 rev. B'. */
  revisionName: string
  kind: AnswerKind
  text: string
  /** The item accepted from each group of alternatives. */
  choice?: Proposal['choice']
  /** Whether the answer looks automatic: then it is stored as spam, and does not change the proposal. */
  isSuspect: boolean
}

/** The history's name for a person who answers at a link. */
const linkCustomer = { id: null, name: 'o cliente, pelo link' }

/** The public's access to proposals, by a key's SHA-256 and the day in Brasília. Expired keys are like unknown ones. */
export const publicProposalStore = (db: Db) => ({
  find: (keyHash: string, today: string) => findLinked(db, keyHash, today),
  /** Stores an answer. Out: false if repeated; undefined if none is possible, or another revision was sent since. */
  answer: (keyHash: string, answer: NewLinkAnswer, today: string): Promise<boolean | undefined> =>
    db.transaction().execute((transaction) => answerLinked(transaction, keyHash, today, answer)),
})
export type PublicProposals = ReturnType<typeof publicProposalStore>

async function findLinked(db: Db, keyHash: string, today: string) {
  const linked = await linkedRevision(db, keyHash, today)
  if (!linked) return undefined
  const answers = await answersTo(db, linked)
  return {
    /** The name of the revision: '2026-0001 rev. B'. */
    name: linked.name,
    day: brasiliaDay(linked.at),
    person: linked.person,
    content: publicProposal(linked.content),
    isOpen: isOpen(linked, answers, today),
    /** The customer's answers to this revision, oldest first. */
    answers,
  }
}

type LinkedRevision = Pick<Row<'proposals'>, 'id' | 'state' | 'version'> &
  Pick<Row<'proposal_revisions'>, 'revision' | 'at' | 'person'> & { name: string; content: Proposal }

/** The last sent revision. A link made for one customer opens none that was sent to another afterwards. */
async function linkedRevision(db: Db, keyHash: string, today: string): Promise<LinkedRevision | undefined> {
  const revisions = await db
    .selectFrom('proposal_links as link')
    .innerJoin('proposals as proposal', 'proposal.id', 'link.proposal_id')
    .innerJoin('proposal_revisions as sent', 'sent.proposal_id', 'proposal.id')
    .select(['proposal.id', 'number_year', 'number_sequence', 'state', 'version', 'link.at as linkedAt'])
    .select(['sent.revision', 'sent.at', 'sent.person', 'sent.content'])
    .where('link.key_hash', '=', keyHash)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_on', '>=', today)
    .orderBy('sent.revision', 'desc')
    .execute()
  const [latest] = revisions
  if (!latest) return undefined
  const { number_year: year, number_sequence: sequence, linkedAt, ...row } = latest
  if (year === null || sequence === null) return undefined
  const content = readProposal(latest.content)
  const whenLinked = revisions.find(({ at }) => at <= linkedAt) ?? revisions.at(-1)
  if (whenLinked && !isSameCustomer(readProposal(whenLinked.content).customer, content.customer)) return undefined
  return { ...row, name: proposalNumberText({ year, sequence }, row.revision), content }
}

/** The customer's answers to a revision, oldest first. */
const answersTo = (db: Db, { id, revision }: LinkedRevision) =>
  db
    .selectFrom('proposal_answers')
    .select(['kind', 'at'])
    .where('proposal_id', '=', id)
    .where('revision', '=', revision)
    .orderBy('id')
    .execute()

/** Whether a proposal can be answered: not if it is lost, accepted at the desk, being revised, past its day, or full. */
function isOpen({ state, content }: LinkedRevision, answers: readonly unknown[], today: string): boolean {
  if ((state !== 'enviada' && state !== 'negociacao') || answers.length >= maximumAnswers) return false
  return !isExpired(state, { validUntil: content.validUntil, today })
}

/** Stores the answer as a message at the shop's turn, and in the proposal's state; a suspect one only as spam. */
async function answerLinked(
  db: Db,
  keyHash: string,
  today: string,
  { revisionName, kind, text, choice, isSuspect }: NewLinkAnswer,
): Promise<boolean | undefined> {
  await lockProposal(db, keyHash)
  const linked = await linkedRevision(db, keyHash, today)
  if (!linked || revisionName !== linked.name) return undefined
  if (!isOpen(linked, await answersTo(db, linked), today)) return undefined
  const { id, revision } = linked
  const message = answerMessage(linked.name, linked.content.customer, { kind, text })
  if (await isRepeated(db, linked, kind, message.message)) return false
  // A customer without an address got the link by WhatsApp.
  const origin = message.email === null ? 'whatsapp' : 'site'
  const contactId = await insertMessage(db, { ...message, origin }, isSuspect)
  if (isSuspect) return true
  await insertRow(db, 'proposal_answers', { proposal_id: id, revision, kind, contact_id: contactId, at: now() })
  if (choice && Object.keys(choice).length > 0) {
    const { letterhead: _head, pictures: _pictures, ...content } = linked.content
    await setContent(db, id, { ...content, choice })
  }
  const columns = { state: stateAfter(linked.state, 'answer') ?? linked.state, updated_at: now() }
  const act = { by: linkCustomer, act: kind === 'accept' ? 'link-accept' : 'link-ask' }
  await writeRow(db, 'proposals', linked, columns, act)
  return true
}

/** Locks a proposal, to be read by a later statement: one that waits for a new revision would see the former. */
async function lockProposal(db: Db, keyHash: string): Promise<void> {
  if (!isPostgres(db)) return
  const linked = db.selectFrom('proposal_links').select('proposal_id').where('key_hash', '=', keyHash)
  await db.selectFrom('proposals').select('id').where('id', 'in', linked).forUpdate().execute()
}

/** Whether an answer is a repetition: a second acceptance of a revision, or the same question within ten minutes. */
async function isRepeated(db: Db, { id, revision }: LinkedRevision, kind: AnswerKind, message: string) {
  const earlier = await db
    .selectFrom('proposal_answers as answer')
    .leftJoin('contacts as contact', 'contact.id', 'answer.contact_id')
    .select('answer.id')
    .where('proposal_id', '=', id)
    .where('revision', '=', revision)
    .where('kind', '=', kind)
    .where(sql<boolean>`(kind = 'accept' OR (message = ${message} AND at > ${now(-repeatMilliseconds)}))`)
    .executeTakeFirst()
  return earlier !== undefined
}
