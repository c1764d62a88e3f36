import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import {
  dueDay,
  maskedRequester,
  outsideStorages,
  type DataRequestKind,
  type OutsideStorage,
} from '#domain/desk/data-request.ts'
import { phoneKey, searchTextOf } from '#domain/desk/search-terms.ts'
import type { Contact } from '#domain/forms/contact.ts'
import type { SenderField } from '#domain/forms/fields.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { normalize } from '#domain/text/normalize.ts'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { auditStore } from './audit.ts'
import { appendToLedger, ledgerEntry } from './deletion-ledger.ts'
import { erase, type StoreContext } from './erasure.ts'
import { writeSearchTexts } from './message-search.ts'
import { listedMessages, messageContents, type ListedMessage } from './messages.ts'
import { typedTextStore } from './presence.ts'
import { readProposal } from './proposals.ts'
import { contains, equalsIgnoringCase, idList } from './sql.ts'
import { now, type Actor, type Db, type Row, type VersionRef } from './tables.ts'
import { changeIfUnchanged, unchangedRow, writeRow, type WriteOutcome } from './versioned-write.ts'

/** What a person is found by: the address in any case, the telephone in any notation. */
export type PersonKeys = { email: string | null; phone: string | null }

export type PersonData = Awaited<ReturnType<typeof findPerson>>
export type PersonOverview = Awaited<ReturnType<typeof overviewOf>>
type RequestRow = Row<'data_requests'>
export type DataRequest = ReturnType<typeof requestOf>

export interface NewDataRequest extends PersonKeys {
  kind: DataRequestKind
  name: string | null
  /** The day on which the request arrived, 2026-11-24. */
  receivedOn: string
}

/** The result of a write to a request; 'not-allowed': the request is closed already. */
export type RequestWriteResult = WriteOutcome<{ request: DataRequest }, DataRequest>

/** The fields to correct; one that is undefined stays as it is. */
export type MessageCorrection = Partial<Pick<Contact, SenderField>>
export type ReviewCorrection = { customer_name?: string; customer_email?: string | null }

const maximumMentions = 50
const idSchema = v.pipe(v.number(), v.safeInteger())
const isOutsideStorage = (key: string): key is OutsideStorage => Object.hasOwn(outsideStorages, key)
const storagesSchema = jsonTextSchema(v.array(v.picklist(Object.keys(outsideStorages).filter(isOutsideStorage))))
const outcomeSchema = v.object({
  messages: v.array(idSchema),
  reviews: v.array(idSchema),
  /** The person's drafts are deleted, accepted proposals kept by law, and the person removed from others. */
  proposals: v.optional(
    v.object({
      deleted: v.array(idSchema),
      anonymised: v.array(idSchema),
      kept: v.array(idSchema),
      revised: v.optional(v.array(idSchema), []),
    }),
  ),
  isOverwritten: v.optional(v.boolean()),
})
/** What was done for a request, by ids alone. */
export type RequestOutcome = v.InferOutput<typeof outcomeSchema>

/** Requests under LGPD, arts. 18 and 19. What is deleted or closed is recorded for restored copies. */
export function personalDataStore(context: StoreContext) {
  const { db, dataDir } = context
  return {
    find: (keys: PersonKeys) => findPerson(db, keys),
    overview: (keys: PersonKeys, part: { from: number; count: number }) => overviewOf(db, keys, part),
    open: async ({ kind, name, email, phone, receivedOn }: NewDataRequest, by: Actor): Promise<DataRequest> => {
      const opened = await db
        .insertInto('data_requests')
        .values({ kind, name, email, phone, due_on: dueDay(receivedOn), person: by.name, received_at: now() })
        .returningAll()
        .executeTakeFirstOrThrow()
      await auditStore(db).record({ operator: by.name, action: 'open-data-request', target: opened.id })
      return requestOf(opened)
    },
    /** All requests: open ones first, by deadline. */
    requests: async (): Promise<DataRequest[]> => {
      const isClosed = sql`CASE WHEN closed_at IS NULL THEN 0 ELSE 1 END`
      const all = db.selectFrom('data_requests').selectAll().orderBy(isClosed).orderBy('due_on').orderBy('id')
      return (await all.execute()).map(requestOf)
    },
    request: (requestId: number) => requestAt(db, requestId),
    /** Records which storages outside the site were checked. */
    tick: (expected: VersionRef, storages: readonly OutsideStorage[], by: Actor) =>
      write(db, expected, async () => ({ ticked: JSON.stringify(storages) }), { action: 'tick-data-request', by }),
    /** Corrects a message. Out: whether it existed in the expected version. The history names only the fields. */
    correctMessage: (expected: VersionRef, correction: MessageCorrection, by: Actor) =>
      correct(db, 'contacts', expected, { ...correction, search_text: null }, { fields: correction, by }),
    correctReview: (expected: VersionRef, correction: ReviewCorrection, by: Actor) =>
      correct(db, 'product_reviews', expected, correction, { fields: correction, by }),
    /**
     * Permanently deletes the messages and reviews that `find` gives for an open request, and texts about the person
     * that were not sent or that an undo would restore. Of the person's proposals drafts are deleted, sent ones
     * anonymised (also where they became somebody else's later), accepted ones kept.
     */
    erase: (expected: VersionRef, by: Actor) => erasePerson(context, expected, by),
    /** Closes a request, and masks the person's name, address and number. */
    close: async (expected: VersionRef, by: Actor) => {
      const closedColumns = async (row: RequestRow) => {
        await appendToLedger(dataDir, [ledgerEntry('request', row.id, row.received_at)])
        return { closed_at: now(), ...maskedRequester(row) }
      }
      const result = await write(db, expected, closedColumns, { action: 'close-data-request', by })
      await context.overwriteDeleted()
      return result
    },
  }
}

async function requestAt(db: Db, requestId: number): Promise<DataRequest | undefined> {
  const row = await db.selectFrom('data_requests').selectAll().where('id', '=', requestId).executeTakeFirst()
  return row && requestOf(row)
}

/** Works in a transaction on a request that is open and in the expected version. */
const ifOpen = (db: Db, expected: VersionRef, work: (transaction: Db, row: RequestRow) => Promise<RequestRow>) =>
  changeIfUnchanged(
    db,
    'data_requests',
    expected,
    async (transaction, row) =>
      row.closed_at === null ? { request: requestOf(await work(transaction, row)) } : 'not-allowed',
    (requestId) => requestAt(db, requestId),
  )

async function write(
  db: Db,
  expected: VersionRef,
  columnsOf: (row: RequestRow) => Promise<Partial<RequestRow>>,
  { action, by }: { action: string; by: Actor },
): Promise<RequestWriteResult> {
  const result = await ifOpen(db, expected, async (transaction, row) =>
    transaction
      .updateTable('data_requests')
      .set({ ...(await columnsOf(row)), version: row.version + 1 })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  if (result.kind === 'done') await auditStore(db).record({ operator: by.name, action, target: expected.id })
  return result
}

async function erasePerson(context: StoreContext, expected: VersionRef, by: Actor): Promise<RequestWriteResult> {
  const { db } = context
  const read = await ifOpen(db, expected, async (_transaction, row) => row)
  if (read.kind !== 'done') return read
  const { request } = read
  const { messages, reviews, proposals: allProposals } = await findPerson(db, request)
  const ownProposals = allProposals.filter(({ isOwn }) => isOwn)
  const acceptedProposals = ownProposals.filter(({ state }) => state === 'aceita')
  const proposals = ownProposals.filter(({ state }) => state !== 'aceita')
  const contacts = messages.map(({ message }) => message)
  await typedTextStore(db).discard(({ text }) => mentionsPerson(text, request))
  const revised = allProposals.filter(({ earlierRevisions }) => earlierRevisions.length > 0)
  const revisions = revised.flatMap(({ earlierRevisions }) => earlierRevisions)
  const acts = allProposals.flatMap(({ undoSteps }) => undoSteps)
  const { isOverwritten } = await erase(context, { contacts, reviews, proposals, revisions, acts }, acceptedProposals)
  // The outcome includes what an interrupted earlier attempt has deleted.
  const { messages: earlierMessages = [], reviews: earlierReviews = [], proposals: earlier } = request.outcome ?? {}
  const { draft = [], sent = [] } = Object.groupBy(proposals, (row) => (row.sent_at === null ? 'draft' : 'sent'))
  const outcome: RequestOutcome = {
    messages: [...earlierMessages, ...idsOf(contacts)],
    reviews: [...earlierReviews, ...idsOf(reviews)],
    proposals: {
      deleted: [...(earlier?.deleted ?? []), ...idsOf(draft)],
      anonymised: [...(earlier?.anonymised ?? []), ...idsOf(sent)],
      kept: idsOf(acceptedProposals),
      revised: [...(earlier?.revised ?? []), ...idsOf(revised)],
    },
    isOverwritten,
  }
  // The deletion is done, so its outcome is stored even if somebody has changed the request meanwhile.
  const current = (await requestAt(db, expected.id)) ?? request
  return write(db, current, async () => ({ outcome: JSON.stringify(outcome) }), { action: 'erase-person', by })
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const requestOf = ({ ticked, outcome, ...row }: RequestRow) => ({
  ...row,
  ticked: v.parse(storagesSchema, ticked),
  outcome: outcome === null ? null : v.parse(jsonTextSchema(outcomeSchema), outcome),
})

/** Corrects a row. In: the fields that the history names. Out: whether the row existed in the expected version. */
function correct<Table extends 'contacts' | 'product_reviews'>(
  db: Db,
  table: Table,
  expected: VersionRef,
  columns: Partial<Row<Table>>,
  { fields, by }: { fields: object; by: Actor },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await unchangedRow(transaction, table, expected)
    if (typeof found === 'string') return false
    const act = { by, act: 'correct', detail: Object.keys(fields).join(' '), batch: randomUUID() }
    await writeRow(transaction, table, expected, columns, act)
    return true
  })
}

/** Everything stored about a person, and others' messages and proposals that mention them; empty without keys. */
async function findPerson(db: Db, keys: PersonKeys) {
  const ids = await idsOfPerson(db, keys)
  const messages = await messageContents(db, ids.messages)
  const reviews = await reviewsOf(db, ids.reviews)
  const deliveries = await deliveriesOf(db, ids).selectAll().orderBy('id').execute()
  const mentions = await mentionsOf(db, keys, ids.messages)
  return { messages, reviews, deliveries, mentions, proposals: await proposalsOf(db, keys, ids.messages) }
}

/** What `findPerson` finds, with a part alone of the messages and of the reviews, which follow them: of the rest the ids. */
async function overviewOf(db: Db, keys: PersonKeys, { from, count }: { from: number; count: number }) {
  const ids = await idsOfPerson(db, keys)
  const partOf = (all: readonly number[], before: number) =>
    all.slice(Math.max(0, from - before), Math.max(0, from + count - before))
  const reviewers = db.selectFrom('product_reviews').select('customer_name as name')
  const senders = await db
    .selectFrom('contacts')
    .select('name')
    .where('id', 'in', idList(db, ids.messages))
    .union(reviewers.where('id', 'in', idList(db, ids.reviews)))
    .execute()
  const { deliveries } = await deliveriesOf(db, ids)
    .select((of) => of.fn.countAll<number>().as('deliveries'))
    .executeTakeFirstOrThrow()
  return {
    ids,
    senders: senders.map(({ name }) => name),
    deliveries,
    messages: await messageContents(db, partOf(ids.messages, 0)),
    reviews: await reviewsOf(db, partOf(ids.reviews, ids.messages.length)),
    mentions: await mentionsOf(db, keys, ids.messages),
    proposals: await proposalsOf(db, keys, ids.messages),
  }
}

/** The ids of a person's messages and reviews, the oldest first. */
async function idsOfPerson(db: Db, keys: PersonKeys) {
  await writeSearchTexts(db)
  const email = keys.email?.trim() || null
  const phone = phoneKey(keys.phone) ?? null
  const messages = db
    .selectFrom('contacts')
    .select('id')
    .where((is) => is.or([equalsIgnoringCase('email', email), is('phone_key', '=', phone)]))
  const reviews = db.selectFrom('product_reviews').select('id').where(equalsIgnoringCase('customer_email', email))
  return {
    messages: idsOf(await messages.orderBy('id').execute()),
    reviews: idsOf(await reviews.orderBy('id').execute()),
  }
}

const reviewsOf = (db: Db, ids: readonly number[]) =>
  db.selectFrom('product_reviews').selectAll().where('id', 'in', idList(db, ids)).orderBy('id').execute()

const deliveriesOf = (db: Db, { messages, reviews }: Awaited<ReturnType<typeof idsOfPerson>>) =>
  db
    .selectFrom('deliveries')
    .where((is) => is.or([is('contact_id', 'in', idList(db, messages)), is('review_id', 'in', idList(db, reviews))]))

/** Terms to search: the address, and the number as texts often have it, without country and area code. */
const termsOf = ({ email, phone }: PersonKeys): string[] =>
  [normalize(email ?? ''), phoneKey(phone)?.slice(4) ?? ''].filter((term) => term !== '')

/** Whether a text has the person's address, number, or whole name: one word alone may be anybody's. */
function mentionsPerson(text: string, { name, ...keys }: PersonKeys & { name: string | null }): boolean {
  const wholeName = normalize(name ?? '')
  const terms = [...termsOf(keys), ...(wholeName.includes(' ') ? [wholeName] : [])]
  const searched = searchTextOf(0, null, [text])
  return terms.some((term) => searched.includes(term))
}

async function mentionsOf(db: Db, keys: PersonKeys, ownIds: readonly number[]): Promise<ListedMessage[]> {
  const terms = termsOf(keys)
  if (terms.length === 0) return []
  return listedMessages(db)
    .where('id', 'not in', idList(db, ownIds))
    .where((is) => is.or(terms.map((term) => contains(db, 'search_text', term))))
    .orderBy('id', 'desc')
    .limit(maximumMentions)
    .execute()
}

/** Proposals to the person (`isOwn`) and others that mention them, with earlier revisions and acts an undo restores. */
async function proposalsOf(db: Db, keys: PersonKeys, ownIds: readonly number[]) {
  // Only the search text has numbers as digits, and only the content has remarks, so both are searched.
  const terms = termsOf(keys)
  const isIn = (...texts: string[]) => terms.flatMap((term) => texts.map((text) => contains(db, text, term)))
  const isInContent = (column: string) =>
    isIn(`lower(${column})`, `replace(replace(replace(${column}, '-', ''), '.', ''), ' ', '')`)
  const revisions = db.selectFrom('proposal_revisions').where((is) => is.or(isInContent('content')))
  const revisionColumns = ['id', 'proposal_id', 'at as created_at', 'content'] as const
  const inRevisions = await revisions.select(revisionColumns).orderBy('id').execute()
  const undoable = db.selectFrom('proposal_acts').where((is) => is.or(isInContent('before')))
  const acts = await undoable.select(['id', 'proposal_id', 'at as created_at']).orderBy('id').execute()
  const mentioningIds = [...inRevisions, ...acts].map((row) => row.proposal_id)
  const rows = await db
    .selectFrom('proposals')
    .select(['id', 'created_at', 'customer', 'state', 'sent_at', 'contact_id', 'content'])
    .where((is) =>
      is.or([
        is('contact_id', 'in', idList(db, ownIds)),
        is('id', 'in', idList(db, mentioningIds)),
        ...isIn('search_text', 'lower(content)'),
      ]),
    )
    .orderBy('id')
    .execute()
  const revisionsToPerson = Map.groupBy(
    inRevisions.filter(({ content }) => isAddressedTo(keys, readProposal(content))),
    (row) => row.proposal_id,
  )
  const actsOf = Map.groupBy(acts, (row) => row.proposal_id)
  return rows.map(({ contact_id: contact, content, ...row }) => {
    const proposal = readProposal(content)
    const sentToPerson = revisionsToPerson.get(row.id) ?? []
    // The proposal may go to somebody else by now: then only what was sent to the person before is theirs.
    const isOfAnother = sentToPerson.length > 0 && proposal.customer.email + proposal.customer.phone !== ''
    const isFromMessage = contact !== null && ownIds.includes(contact)
    const isOwn = isAddressedTo(keys, proposal) || (isFromMessage && !isOfAnother)
    const earlierRevisions = isOwn ? [] : sentToPerson
    return { ...row, isOwn, earlierRevisions, undoSteps: actsOf.get(row.id) ?? [] }
  })
}

function isAddressedTo({ email, phone }: PersonKeys, { customer }: Proposal): boolean {
  const address = email?.trim().toLowerCase() ?? ''
  const number = phoneKey(phone)
  return (
    (address !== '' && customer.email.toLowerCase() === address) ||
    (number !== undefined && phoneKey(customer.phone) === number)
  )
}
