import type { Sql } from 'postgres'
import * as v from 'valibot'
import type { Channel, Confirmations, Outbox, OutboxState } from '#server/inbox/inbox.ts'
import {
  confirmationsSchema,
  outboxStateSchema,
  parseRows,
  storedContactSchema,
  storedDeliverySchema,
  storedReviewSchema,
  type Delivery,
  type StoredDelivery,
} from '#server/inbox/rows.ts'
import { arrayText, inTime } from './connection.ts'

/** The deliveries of a PostgreSQL store; instances skip what another one is taking. */
export function postgresOutbox(sql: Sql): Outbox {
  return {
    claim: async ({ channels, limit, leaseSeconds }) => {
      const taken = parseRows(
        storedDeliverySchema,
        await sql`
          UPDATE backoffice.deliveries SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
          WHERE id IN (
            SELECT due.id FROM backoffice.deliveries AS due
            LEFT JOIN public.contacts ON contacts.id = contact_id
            LEFT JOIN public.product_reviews ON product_reviews.id = review_id
            WHERE sent_at IS NULL AND due_at <= now() AND channel = ANY(${arrayText(channels)}::text[])
              AND coalesce(contacts.handled_at, product_reviews.handled_at) IS NULL
            ORDER BY due.id LIMIT ${limit} FOR UPDATE OF due SKIP LOCKED
          )
          RETURNING *`,
      )
      return taken.length === 0 ? [] : withRows(sql, taken)
    },
    markSent: async (id) => {
      await sql`UPDATE backoffice.deliveries SET sent_at = now(), last_error = NULL WHERE id = ${id}`
    },
    skip: async (id, reason) => {
      await sql`UPDATE backoffice.deliveries SET sent_at = now(), last_error = ${reason} WHERE id = ${id}`
    },
    confirmations: (id) => postgresConfirmations(sql, id),
    postpone: async (id, { seconds, reason }) => {
      await sql`
        UPDATE backoffice.deliveries
        SET due_at = now() + make_interval(secs => ${seconds}), last_error = ${reason} WHERE id = ${id}`
    },
  }
}

/** Of several to one address that still wait, the first one is sent. */
async function postgresConfirmations(sql: Sql, id: number): Promise<Confirmations> {
  const [found] = await sql`
    SELECT
      (SELECT count(*)::int FROM backoffice.deliveries AS this JOIN public.contacts AS mine ON mine.id = this.contact_id
         JOIN public.contacts AS theirs ON lower(theirs.email) = lower(mine.email)
         JOIN backoffice.deliveries AS other ON other.contact_id = theirs.id
       WHERE this.id = ${id} AND other.id <> ${id} AND other.channel = 'confirmation'
         AND CASE WHEN other.sent_at IS NULL
           THEN other.id < ${id} AND theirs.handled_at IS NULL AND theirs.created_at > now() - interval '1 day'
           ELSE other.last_error IS NULL AND other.sent_at > now() - interval '1 day' END) AS "toSameAddress",
      (SELECT count(*)::int FROM backoffice.deliveries
       WHERE channel = 'confirmation' AND last_error IS NULL AND sent_at > now() - interval '1 hour') AS "inLastHour"`
  return v.parse(confirmationsSchema, found)
}

/** How much waits on these channels, and for how long. */
export async function postgresOutboxState(sql: Sql, channels: readonly Channel[]): Promise<OutboxState> {
  const [found] = await inTime(sql`
    SELECT count(*)::int AS waiting,
      coalesce(extract(epoch FROM now() - min(coalesce(contacts.created_at, product_reviews.created_at))), 0)::float8 AS "oldestSeconds"
    FROM backoffice.deliveries
    LEFT JOIN public.contacts ON contacts.id = contact_id
    LEFT JOIN public.product_reviews ON product_reviews.id = review_id
    WHERE sent_at IS NULL AND channel = ANY(${arrayText(channels)}::text[])
      AND coalesce(contacts.handled_at, product_reviews.handled_at) IS NULL`)
  return v.parse(outboxStateSchema, found)
}

/** Joins deliveries with what they carry; a row deleted a moment ago is not delivered any more. */
async function withRows(sql: Sql, deliveries: StoredDelivery[]): Promise<Delivery[]> {
  const ids = (column: 'contact_id' | 'review_id') => deliveries.flatMap((delivery) => delivery[column] ?? [])
  const contacts = parseRows(
    storedContactSchema,
    await sql`SELECT * FROM public.contacts WHERE id = ANY(${arrayText(ids('contact_id'))}::int[])`,
  )
  const reviews = parseRows(
    storedReviewSchema,
    await sql`SELECT * FROM public.product_reviews WHERE id = ANY(${arrayText(ids('review_id'))}::int[])`,
  )
  return deliveries
    .toSorted((left, right) => left.id - right.id)
    .flatMap(({ id, key, channel, attempts, contact_id, review_id }): Delivery[] => {
      const contact = contacts.find((row) => row.id === contact_id)
      if (contact) return [{ id, key, channel, attempts, kind: 'contact', row: contact }]
      const review = reviews.find((row) => row.id === review_id)
      return review ? [{ id, key, channel, attempts, kind: 'review', row: review }] : []
    })
}
