import * as v from 'valibot'
import type { DeliveryFacts } from '#domain/desk/situation/facts.ts'
import type { Channel } from '#server/inbox/inbox.ts'
import { id, optional, parseRows, storedDeliverySchema } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore } from '#server/inbox/sql/dialect.ts'

const ways = ['email', 'webhook', 'confirmation', 'answer'] as const satisfies readonly Channel[]

const waitingSchema = v.object({
  channel: storedDeliverySchema.entries.channel,
  waiting: id,
  failing: id,
  oldest_seconds: v.number(),
})
const errorSchema = v.object({ channel: storedDeliverySchema.entries.channel, last_error: optional })

/**
 * The number of waiting deliveries of each channel, with the last error; confirmations only where they are configured.
 * Deliveries about a message or review that somebody has handled are not counted, except answers, which still have to
 * arrive.
 */
export async function waitingDeliveries(
  { dialect, statements }: SqlStore,
  configured: readonly Channel[],
): Promise<DeliveryFacts[]> {
  const { deliveries } = dialect.tables
  const waiting = waitingRows(dialect)
  const oldest = 'min(coalesce(answer.at, contact.created_at, review.created_at))'
  const counted = await statements.read({
    text: `SELECT channel, CAST(count(*) AS integer) AS waiting, CAST(count(due.last_error) AS integer) AS failing,
      ${dialect.secondsSince(oldest)} AS oldest_seconds ${waiting} GROUP BY channel`,
    values: [],
  })
  const errors = await statements.read({
    text: `SELECT channel, last_error FROM ${deliveries} WHERE id IN (
      SELECT max(due.id) ${waiting} AND due.last_error IS NOT NULL GROUP BY channel)`,
    values: [],
  })
  const [counts, reasons] = [parseRows(waitingSchema, counted), parseRows(errorSchema, errors)]
  return ways
    .filter((way) => way !== 'confirmation' || configured.includes(way))
    .map((way) => {
      const count = counts.find(({ channel }) => channel === way)
      return {
        way,
        isConfigured: configured.includes(way),
        waiting: count?.waiting ?? 0,
        failing: count?.failing ?? 0,
        oldestSeconds: Math.max(0, count?.oldest_seconds ?? 0),
        lastError: reasons.find(({ channel }) => channel === way)?.last_error ?? undefined,
      }
    })
}

/** For a SELECT: the waiting deliveries as `due`, with what they are about. */
function waitingRows({ tables }: Dialect): string {
  const { deliveries, contacts, product_reviews: reviews, message_answers: answers } = tables
  return `FROM ${deliveries} AS due LEFT JOIN ${contacts} AS contact ON contact.id = due.contact_id
    LEFT JOIN ${reviews} AS review ON review.id = due.review_id LEFT JOIN ${answers} AS answer ON answer.id = due.answer_id
    WHERE due.sent_at IS NULL AND (channel = 'answer' OR coalesce(contact.handled_at, review.handled_at) IS NULL)`
}

/**
 * Makes the waiting deliveries of the configured channels due at once, so that they are tried within seconds.
 * Deliveries under way are left out, because they would be sent twice. Out: the number of deliveries that were made due.
 */
export async function retryDeliveries(
  { dialect, statements }: SqlStore,
  configured: readonly Channel[],
): Promise<number> {
  const isTaken = 'due.attempts > 0 AND due.last_error IS NULL'
  const rows = await statements.write({
    text: `UPDATE ${dialect.tables.deliveries} SET due_at = ${dialect.now} WHERE id IN (
        SELECT due.id ${waitingRows(dialect)} AND NOT (${isTaken})
          AND channel IN (SELECT value FROM ${dialect.jsonItems('$1')} AS wanted)
      ) RETURNING id`,
    values: [JSON.stringify(configured)],
  })
  return parseRows(v.object({ id }), rows).length
}
