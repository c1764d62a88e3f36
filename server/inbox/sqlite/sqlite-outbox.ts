import type { DatabaseSync } from 'node:sqlite'
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
import type { GroupCommit } from './group-commit.ts'

const later = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ? || ' seconds')"

/** The deliveries of the embedded store. */
export function sqliteOutbox(database: DatabaseSync, commits: GroupCommit): Outbox {
  const due = database.prepare(
    `SELECT deliveries.* FROM deliveries
     LEFT JOIN contacts ON contacts.id = contact_id LEFT JOIN product_reviews ON product_reviews.id = review_id
     WHERE sent_at IS NULL AND due_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
       AND channel IN (SELECT value FROM json_each(?))
       AND coalesce(contacts.handled_at, product_reviews.handled_at) IS NULL
     ORDER BY deliveries.id LIMIT ?`,
  )
  const take = database.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, due_at = ${later} WHERE id = ? RETURNING *`,
  )
  const ended = database.prepare(
    "UPDATE deliveries SET sent_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), last_error = ? WHERE id = ?",
  )
  const postponed = database.prepare(`UPDATE deliveries SET due_at = ${later}, last_error = ? WHERE id = ?`)
  const withRow = rowReader(database)

  return {
    // A look before the write: an idle server does not write at all.
    claim: async ({ channels, limit, leaseSeconds }) => {
      const names = JSON.stringify(channels)
      if (due.all(names, 1).length === 0) return []
      return commits.run(() => {
        const found = parseRows(storedDeliverySchema, due.all(names, limit))
        return parseRows(
          storedDeliverySchema,
          found.map(({ id }) => take.get(leaseSeconds, id)),
        ).map(withRow)
      })
    },
    markSent: (id) => commits.run(() => void ended.run(null, id)),
    skip: (id, reason) => commits.run(() => void ended.run(reason, id)),
    confirmations: async (id) => sqliteConfirmations(database, id),
    postpone: (id, { seconds, reason }) => commits.run(() => void postponed.run(seconds, reason, id)),
  }
}

/** Joins a delivery with what it carries. */
function rowReader(database: DatabaseSync): (delivery: StoredDelivery) => Delivery {
  const contact = database.prepare('SELECT * FROM contacts WHERE id = ?')
  const review = database.prepare('SELECT * FROM product_reviews WHERE id = ?')
  return ({ id, key, channel, attempts, contact_id, review_id }) => {
    const delivery = { id, key, channel, attempts }
    return contact_id === null
      ? { ...delivery, kind: 'review', row: v.parse(storedReviewSchema, review.get(review_id)) }
      : { ...delivery, kind: 'contact', row: v.parse(storedContactSchema, contact.get(contact_id)) }
  }
}

/** Of several to one address that still wait, the first one is sent. */
function sqliteConfirmations(database: DatabaseSync, id: number): Confirmations {
  const since = (modifier: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${modifier}')`
  const found = database
    .prepare(
      `SELECT
         (SELECT count(*) FROM contacts AS mine JOIN deliveries AS this ON this.contact_id = mine.id
            JOIN contacts AS theirs ON lower(theirs.email) = lower(mine.email)
            JOIN deliveries AS other ON other.contact_id = theirs.id
          WHERE this.id = ?1 AND other.id <> ?1 AND other.channel = 'confirmation'
            AND CASE WHEN other.sent_at IS NULL
              THEN other.id < ?1 AND theirs.handled_at IS NULL AND theirs.created_at > ${since('-1 day')}
              ELSE other.last_error IS NULL AND other.sent_at > ${since('-1 day')} END) AS toSameAddress,
         (SELECT count(*) FROM deliveries
          WHERE channel = 'confirmation' AND last_error IS NULL AND sent_at > ${since('-1 hour')}) AS inLastHour`,
    )
    .get(id)
  return v.parse(confirmationsSchema, found)
}

/** How much waits on these channels, and for how long. */
export function sqliteOutboxState(database: DatabaseSync, channels: readonly Channel[]): OutboxState {
  const found = database
    .prepare(
      `SELECT count(*) AS waiting, coalesce((julianday('now') - julianday(min(coalesce(contacts.created_at, product_reviews.created_at)))) * 86400, 0) AS oldestSeconds
       FROM deliveries LEFT JOIN contacts ON contacts.id = contact_id LEFT JOIN product_reviews ON product_reviews.id = review_id
       WHERE sent_at IS NULL AND channel IN (SELECT value FROM json_each(?))
         AND coalesce(contacts.handled_at, product_reviews.handled_at) IS NULL`,
    )
    .get(JSON.stringify(channels))
  return v.parse(outboxStateSchema, found)
}
