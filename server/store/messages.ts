import { sql, type SelectQueryBuilder } from 'kysely'
import type { Origin } from '#domain/desk/message-ways.ts'
import { phoneKey } from '#domain/desk/search-terms.ts'
import type { Turn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { insertOnce, visitorFields } from './arrivals.ts'
import { writeSearchTexts } from './message-search.ts'
import { contains, countWhere, equalsIgnoringCase, idList } from './sql.ts'
import type { Db, Row, Tables } from './tables.ts'
import type { WriteOutcome } from './versioned-write.ts'

/** The columns of a message that visitor and desk fill in, without those that only searches need. */
export const messageColumns = [
  'id',
  'created_at',
  ...visitorFields.contacts,
  'is_suspect',
  'handled_at',
  'origin',
  'turn',
  'turn_since',
  'in_charge',
  'remind_on',
  'version',
] as const
export type Message = Pick<Row<'contacts'>, (typeof messageColumns)[number]>

export type ListedMessage = Omit<Message, 'message'> & { beginning: string }

export interface MessageQuery {
  /** The turn as of today: a message that waits for the customer is ours from the day of its reminder. */
  turn?: Turn | undefined
  inCharge?: number | 'nobody' | undefined
  origin?: Origin | undefined
  subject?: string | undefined
  /** The time (ISO 8601) before which the turn must have come to the shop: such messages are late. */
  lateSince?: string | undefined
  /** Whether the messages are not closed and their reminder has come. */
  isReminded?: boolean | undefined
  /** Terms from domain/desk/search-terms.ts; all must be found. */
  terms?: readonly string[] | undefined
  /** The order by the time since when the turn stands. */
  order: 'longest-waiting' | 'newest'
  /** The page of the list, from 1. */
  page: number
  perPage: number
  /** The day in Brasília: 2026-11-24. */
  today: string
}

export type Answer = Row<'message_answers'>
export type StoredReview = Row<'product_reviews'>

/** A message with notes, answers and history, each oldest first. */
export type MessageContents = Awaited<ReturnType<typeof messageContents>>[number]
/** A message with what else the person wrote. */
export type MessageDetails = MessageContents & { samePerson: Awaited<ReturnType<typeof samePersonOf>> }
export type AnswerDelivery = ReturnType<typeof answerDelivery>

export type MessageOutcome = WriteOutcome<{ version: number; batch: string }, MessageDetails>

/** The number of messages by turn, as of today; `newest` is the highest id, by which a page notices new ones. */
export type MessageCounts = Record<Turn, number> & { late: number; reminded: number; newest: number }

const beginningCharacters = 240
const maximumRelated = 50

/** The messages as they are received and read. */
export const messageStore = (db: Db) => ({
  /** Stores a message. Out: false when the same text came within the last ten minutes. Throws RowRefused. */
  receive: (contact: Contact, isSuspect: boolean): Promise<boolean> =>
    insertOnce(db, { table: 'contacts', row: contact, isSuspect }),
  list: (query: MessageQuery) => listMessages(db, query),
  /** All messages that a query finds, with whole texts, for a spreadsheet; the page is ignored. */
  all: (query?: MessageQuery) => allMessages(db, query),
  counts: (when: { today: string; lateSince: string | undefined }) => countMessages(db, when),
  details: (id: number) => messageDetails(db, id),
  /** The messages with a higher id than this, oldest first; at most 50. */
  arrivedAfter: async (id: number): Promise<ListedMessage[]> =>
    listedMessages(db).where('id', '>', id).orderBy('id').limit(maximumRelated).execute(),
})

/** A query of messages in the form for lists. */
export const listedMessages = (db: Db) =>
  db
    .selectFrom('contacts')
    .select(messageColumns.filter((column) => column !== 'message'))
    .select(sql<string>`substr(message, 1, ${sql.lit(beginningCharacters)})`.as('beginning'))

/** A page of messages, and the number of messages on all pages. */
async function listMessages(db: Db, query: MessageQuery): Promise<{ rows: ListedMessage[]; total: number }> {
  await writeSearchTexts(db)
  // Ids are selected first, so that the texts of skipped rows are not read.
  const page = await withOrder(withFilters(db, db.selectFrom('contacts'), query).select('id'), query)
    .select(sql<number>`CAST(count(*) OVER () AS integer)`.as('total'))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  const ids = page.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await withOrder(listedMessages(db).where('id', 'in', ids), query).execute()
  // A page past the last one has no row with the total, so the first page is asked.
  const total = page[0]?.total ?? (query.page === 1 ? 0 : (await listMessages(db, { ...query, page: 1 })).total)
  return { rows, total }
}

async function allMessages(db: Db, query: MessageQuery | undefined): Promise<Message[]> {
  const all = db.selectFrom('contacts').select(messageColumns)
  if (query === undefined) return all.orderBy('id').execute()
  await writeSearchTexts(db)
  return withOrder(withFilters(db, all, query), query).execute()
}

async function countMessages(db: Db, { today, lateSince }: { today: string; lateSince: string | undefined }) {
  return db
    .selectFrom('contacts')
    .select([
      countWhere(hasTurn('ours', today)).as('ours'),
      countWhere(hasTurn('theirs', today)).as('theirs'),
      countWhere(hasTurn('closed', today)).as('closed'),
      countWhere(hasTurn('spam', today)).as('spam'),
      // Without `lateSince` no message is late: none is earlier than 1970.
      countWhere(sql`turn = 'ours' AND turn_since < ${lateSince ?? '1970-01-01T00:00:00.000Z'}`).as('late'),
      countWhere(sql`turn <> 'closed' AND remind_on <= ${today}`).as('reminded'),
      sql<number>`coalesce(max(id), 0)`.as('newest'),
    ])
    .executeTakeFirstOrThrow()
}

function hasTurn(turn: Turn, today: string) {
  if (turn === 'ours') return sql<boolean>`(turn = 'ours' OR (turn = 'theirs' AND remind_on <= ${today}))`
  if (turn === 'theirs') return sql<boolean>`(turn = 'theirs' AND (remind_on IS NULL OR remind_on > ${today}))`
  return sql<boolean>`turn = ${turn}`
}

type ContactsQuery<Output> = SelectQueryBuilder<Tables, 'contacts', Output>

function withFilters<Output>(db: Db, all: ContactsQuery<Output>, filters: MessageQuery): ContactsQuery<Output> {
  const { turn, inCharge, origin, subject, lateSince, isReminded, terms = [], today } = filters
  let query = all
  if (turn !== undefined) query = query.where(hasTurn(turn, today))
  if (inCharge === 'nobody') query = query.where('in_charge', 'is', null)
  else if (inCharge !== undefined) query = query.where('in_charge', '=', inCharge)
  if (origin !== undefined) query = query.where('origin', '=', origin)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (lateSince !== undefined) query = query.where('turn', '=', 'ours').where('turn_since', '<', lateSince)
  if (isReminded) query = query.where('turn', '<>', 'closed').where('remind_on', '<=', today)
  for (const term of terms) query = query.where(contains(db, 'search_text', term))
  return query
}

const withOrder = <Output>(query: ContactsQuery<Output>, { order }: MessageQuery): ContactsQuery<Output> =>
  order === 'newest'
    ? query.orderBy('turn_since', 'desc').orderBy('id', 'desc')
    : query.orderBy('turn_since').orderBy('id')

/** A message with everything that belongs to it; undefined when it does not exist. */
export async function messageDetails(db: Db, id: number): Promise<MessageDetails | undefined> {
  const [details] = await messageContents(db, [id])
  return details && { ...details, samePerson: await samePersonOf(db, details.message) }
}

/** Messages by id with all that belongs to each, except what else the person wrote. */
export async function messageContents(db: Db, ids: readonly number[]) {
  const listed = idList(db, ids)
  const [rows, notes, answers, deliveries, history] = await Promise.all([
    db.selectFrom('contacts').select(messageColumns).where('id', 'in', listed).orderBy('id').execute(),
    db.selectFrom('message_notes').selectAll().where('contact_id', 'in', listed).orderBy('id').execute(),
    db.selectFrom('message_answers').selectAll().where('contact_id', 'in', listed).orderBy('id').execute(),
    db.selectFrom('deliveries').selectAll().where('contact_id', 'in', listed).where('channel', '=', 'answer').execute(),
    db.selectFrom('desk_acts').selectAll().where('contact_id', 'in', listed).orderBy('id').execute(),
  ])
  const deliveryOf = new Map(deliveries.map((row) => [row.answer_id, answerDelivery(row)]))
  const delivered = answers.map((row) => ({ ...row, delivery: deliveryOf.get(row.id) }))
  const answersOf = Map.groupBy(delivered, ({ contact_id: id }) => id)
  const notesOf = Map.groupBy(notes, ({ contact_id: id }) => id)
  const historyOf = Map.groupBy(history, ({ contact_id: id }) => id)
  return rows.map((message) => ({
    message,
    notes: notesOf.get(message.id) ?? [],
    answers: answersOf.get(message.id) ?? [],
    history: historyOf.get(message.id) ?? [],
  }))
}

/** Other messages by e-mail address or telephone, and reviews by address; newest first, at most 50 of each. */
async function samePersonOf(db: Db, { id, email, phone }: Message) {
  await writeSearchTexts(db)
  const ownReviews = db.selectFrom('product_reviews').where(equalsIgnoringCase('customer_email', email))
  const [others, reviews] = await Promise.all([
    listedMessages(db)
      .where('id', '<>', id)
      .where((is) => is.or([equalsIgnoringCase('email', email), is('phone_key', '=', phoneKey(phone) ?? null)]))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maximumRelated)
      .execute(),
    ownReviews.selectAll().orderBy('id', 'desc').limit(maximumRelated).execute(),
  ])
  return { messages: others, reviews }
}

function answerDelivery({ attempts, due_at, sent_at, last_error }: Row<'deliveries'>) {
  const waiting = last_error === null ? 'waiting' : 'failing'
  const sentState = last_error === null ? 'sent' : 'given-up'
  return { state: sent_at === null ? waiting : sentState, attempts, due_at, sent_at, last_error } as const
}
