import { phoneKey } from '#domain/desk/search-terms.ts'
import {
  answerSchema,
  deskActSchema,
  messageSchema,
  noteSchema,
  parseRows,
  storedDeliverySchema,
  storedReviewSchema,
  type Message,
  type StoredDelivery,
} from '#server/inbox/rows.ts'
import type { SqlStore, Table } from '#server/inbox/sql/dialect.ts'
import { listedColumns, parseListed } from './message-list.ts'
import type { AnswerDelivery, MessageFile } from './messages.ts'
import { writeSearchTexts } from './search-texts.ts'

const maximumOthers = 50

/** A message with everything that belongs to it; undefined when it does not exist. */
export async function messageFile(store: SqlStore, contactId: number): Promise<MessageFile | undefined> {
  const own = await ownFile(store, contactId)
  return own && { ...own, samePerson: await othersOf(store, own.message) }
}

/** A message with everything that belongs to it, except other messages of the same person. */
export async function ownFile(
  { dialect, statements }: SqlStore,
  contactId: number,
): Promise<Omit<MessageFile, 'samePerson'> | undefined> {
  const rows = (table: Table, condition: string) =>
    statements.read({
      text: `SELECT * FROM ${dialect.tables[table]} WHERE ${condition} ORDER BY id`,
      values: [contactId],
    })
  const [message] = parseRows(messageSchema, await rows('contacts', 'id = $1'))
  if (message === undefined) return undefined
  const [notes, answers, deliveries, history] = await Promise.all([
    rows('message_notes', 'contact_id = $1'),
    rows('message_answers', 'contact_id = $1'),
    rows('deliveries', "contact_id = $1 AND channel = 'answer'"),
    rows('desk_acts', 'contact_id = $1'),
  ])
  const deliveryOf = new Map(
    parseRows(storedDeliverySchema, deliveries).map((row) => [row.answer_id, answerDelivery(row)]),
  )
  return {
    message,
    notes: parseRows(noteSchema, notes),
    answers: parseRows(answerSchema, answers).map((answer) => ({ ...answer, delivery: deliveryOf.get(answer.id) })),
    history: parseRows(deskActSchema, history),
  }
}

/** Other messages with the same e-mail address or telephone, and reviews with the same address; newest first. */
async function othersOf(store: SqlStore, { id, email, phone }: Message): Promise<MessageFile['samePerson']> {
  await writeSearchTexts(store)
  const { dialect, statements } = store
  const { contacts, product_reviews: reviews } = dialect.tables
  const [messages, theirReviews] = await Promise.all([
    statements.read({
      text: `SELECT ${listedColumns} FROM ${contacts} WHERE id <> $1 AND (lower(email) = lower($2) OR phone_key = $3)
        ORDER BY created_at DESC, id DESC LIMIT ${maximumOthers}`,
      values: [id, email, phoneKey(phone) ?? null],
    }),
    statements.read({
      text: `SELECT * FROM ${reviews} WHERE lower(customer_email) = lower($1) ORDER BY id DESC LIMIT ${maximumOthers}`,
      values: [email],
    }),
  ])
  return { messages: parseListed(messages), reviews: parseRows(storedReviewSchema, theirReviews) }
}

function answerDelivery({ attempts, due_at, sent_at, last_error }: StoredDelivery): AnswerDelivery {
  const waiting = last_error === null ? 'waiting' : 'failing'
  const over = last_error === null ? 'sent' : 'given-up'
  return { state: sent_at === null ? waiting : over, attempts, due_at, sent_at, last_error }
}
