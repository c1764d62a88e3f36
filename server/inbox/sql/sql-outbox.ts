import * as v from 'valibot'
import type { Channel, Outbox, OutboxState } from '#server/inbox/inbox.ts'
import {
  answerSchema,
  confirmationsSchema,
  outboxStateSchema,
  parseRows,
  storedContactSchema,
  storedDeliverySchema,
  arrivedReviewSchema,
  id as rowId,
  moment,
  type Answer,
  type StoredContact,
  type SentDocument,
  type Delivery,
  type StoredDelivery,
} from '#server/inbox/rows.ts'
import type { Dialect, SqlStore } from './dialect.ts'

/** The deliveries of a store; instances that share it skip those that another one has taken. */
export function sqlOutbox({ dialect, statements }: SqlStore): Outbox {
  const { tables, now, fromNow } = dialect
  const due = `SELECT due.id FROM ${waitingRows(dialect)} AND due_at <= ${now} ORDER BY due.id LIMIT $2`
  // A delivery under way has no error, which distinguishes it for a retry (desk/delivery-state.ts).
  const taking = `UPDATE ${tables.deliveries} SET attempts = attempts + 1, last_error = NULL, due_at = ${fromNow('$3')}
    WHERE id IN (${due} ${dialect.skipLocked}) RETURNING *`
  const change = async (text: string, ...values: (string | number)[]) => void (await statements.write({ text, values }))
  return {
    claim: async ({ channels, limit, leaseSeconds }) => {
      const names = JSON.stringify(channels)
      // The outbox is read before it is written, so that an idle server does not write.
      if (parseRows(v.unknown(), await statements.read({ text: due, values: [names, 1] })).length === 0) return []
      const taken = await statements.write({ text: taking, values: [names, limit, leaseSeconds] })
      return withRows({ dialect, statements }, parseRows(storedDeliverySchema, taken))
    },
    markSent: (id) => change(`UPDATE ${tables.deliveries} SET sent_at = ${now}, last_error = NULL WHERE id = $1`, id),
    skip: (id, reason) =>
      change(`UPDATE ${tables.deliveries} SET sent_at = ${now}, last_error = $2 WHERE id = $1`, id, reason),
    confirmations: async (id) => {
      const found = await statements.read({ text: confirmationsBefore(dialect), values: [id] })
      return one(confirmationsSchema, found)
    },
    postpone: (id, { seconds, reason }) =>
      change(
        `UPDATE ${tables.deliveries} SET due_at = ${fromNow('$2')}, last_error = $3 WHERE id = $1`,
        id,
        seconds,
        reason,
      ),
  }
}

/** The number of deliveries waiting on these channels, and the age of the oldest. */
export async function sqlOutboxState(
  { dialect, statements }: SqlStore,
  channels: readonly Channel[],
): Promise<OutboxState> {
  const oldest = 'min(coalesce(contacts.created_at, product_reviews.created_at))'
  const found = await statements.read({
    text: `SELECT CAST(count(*) AS integer) AS waiting, coalesce(${dialect.secondsSince(oldest)}, 0) AS "oldestSeconds"
      FROM ${waitingRows(dialect)}`,
    values: [JSON.stringify(channels)],
  })
  return one(outboxStateSchema, found)
}

/** For a SELECT: the deliveries waiting on the channels in `$1`: answers, and those of rows that nobody has handled. */
function waitingRows({ tables, jsonItems }: Dialect): string {
  return `${tables.deliveries} AS due
    LEFT JOIN ${tables.contacts} AS contacts ON contacts.id = contact_id
    LEFT JOIN ${tables.product_reviews} AS product_reviews ON product_reviews.id = review_id
    WHERE sent_at IS NULL AND channel IN (SELECT value FROM ${jsonItems('$1')} AS wanted)
      AND (channel = 'answer' OR coalesce(contacts.handled_at, product_reviews.handled_at) IS NULL)`
}

/**
 * Counts the confirmations that come before the one in `$1`. A waiting one to the same address counts too, so that only
 * the first of several is sent.
 */
function confirmationsBefore({ tables, ago }: Dialect): string {
  return `SELECT
    (SELECT CAST(count(*) AS integer) FROM ${tables.deliveries} AS this JOIN ${tables.contacts} AS mine ON mine.id = this.contact_id
       JOIN ${tables.contacts} AS theirs ON lower(theirs.email) = lower(mine.email)
       JOIN ${tables.deliveries} AS other ON other.contact_id = theirs.id
     WHERE this.id = $1 AND other.id <> $1 AND other.channel = 'confirmation'
       AND CASE WHEN other.sent_at IS NULL
         THEN other.id < $1 AND theirs.handled_at IS NULL AND theirs.created_at > ${ago('1 day')}
         ELSE other.last_error IS NULL AND other.sent_at > ${ago('1 day')} END) AS "toSameAddress",
    (SELECT CAST(count(*) AS integer) FROM ${tables.deliveries}
     WHERE channel = 'confirmation' AND last_error IS NULL AND sent_at > ${ago('1 hour')}) AS "inLastHour"`
}

/** Adds to deliveries the rows that they are about; a delivery whose row was deleted meanwhile is left out. */
async function withRows({ dialect, statements }: SqlStore, deliveries: StoredDelivery[]): Promise<Delivery[]> {
  const rows = (table: 'contacts' | 'product_reviews' | 'message_answers', ids: (number | null)[]) =>
    statements.read({
      text: `SELECT * FROM ${dialect.tables[table]} WHERE id IN (SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$1')} AS wanted)`,
      values: [JSON.stringify(ids.filter((id) => id !== null))],
    })
  const contacts = parseRows(
    storedContactSchema,
    await rows(
      'contacts',
      deliveries.map(({ contact_id }) => contact_id),
    ),
  )
  const reviews = parseRows(
    arrivedReviewSchema,
    await rows(
      'product_reviews',
      deliveries.map(({ review_id }) => review_id),
    ),
  )
  const answers = parseRows(
    answerSchema,
    await rows(
      'message_answers',
      deliveries.map(({ answer_id }) => answer_id),
    ),
  )
  const documents = await documentsOf({ dialect, statements }, answers)
  return deliveries
    .toSorted((left, right) => left.id - right.id)
    .flatMap((delivery) => carried(delivery, { contacts, reviews, answers, documents }))
}

interface Carried {
  contacts: readonly StoredContact[]
  reviews: readonly v.InferOutput<typeof arrivedReviewSchema>[]
  answers: readonly Answer[]
  documents: ReadonlyMap<number, SentDocument>
}

/** A delivery with its row, as a list of one; an empty list when the row was deleted meanwhile. */
function carried(delivery: StoredDelivery, { contacts, reviews, answers, documents }: Carried): Delivery[] {
  const { id, key, channel, attempts, contact_id: contactId, review_id: reviewId, answer_id: answerId } = delivery
  const contact = contacts.find((row) => row.id === contactId)
  const answer = answers.find((row) => row.id === answerId)
  if (contact && answer)
    return [{ id, key, channel, attempts, kind: 'answer', row: contact, answer, document: documents.get(answer.id) }]
  if (contact) return [{ id, key, channel, attempts, kind: 'contact', row: contact }]
  const review = reviews.find((row) => row.id === reviewId)
  return review ? [{ id, key, channel, attempts, kind: 'review', row: review }] : []
}

const documentSchema = v.object({
  answer_id: rowId,
  number_year: rowId,
  number_sequence: rowId,
  revision: rowId,
  at: moment,
  person: v.string(),
  content: v.string(),
})

/** The revisions attached to answers, by the answer's id. */
async function documentsOf(
  { dialect, statements }: SqlStore,
  answers: readonly Answer[],
): Promise<Map<number, SentDocument>> {
  const carrying = answers.flatMap(({ id, proposal_id: proposalId }) => (proposalId === null ? [] : [id]))
  if (carrying.length === 0) return new Map()
  const { message_answers: table, proposals, proposal_revisions: revisions } = dialect.tables
  const rows = await statements.read({
    text: `SELECT answers.id AS answer_id, number_year, number_sequence, sent.revision, sent.at, sent.person, sent.content FROM ${table} AS answers
      JOIN ${proposals} AS proposals ON proposals.id = answers.proposal_id
      JOIN ${revisions} AS sent ON sent.proposal_id = proposals.id AND sent.revision = answers.proposal_revision
      WHERE answers.id IN (SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$1')} AS wanted)`,
    values: [JSON.stringify(carrying)],
  })
  return new Map(
    parseRows(documentSchema, rows).map(
      ({ answer_id: answerId, number_year: year, number_sequence: sequence, ...sent }) => [
        answerId,
        { number: { year, sequence }, ...sent },
      ],
    ),
  )
}

function one<Schema extends v.GenericSchema>(schema: Schema, rows: unknown): v.InferOutput<Schema> {
  const [first] = parseRows(schema, rows)
  if (first === undefined) throw new Error('a count without a row')
  return first
}
