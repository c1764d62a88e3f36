import type { DatabaseSync } from 'node:sqlite'
import type { Desk } from '../inbox.ts'
import { parseRows, storedContactSchema, storedReviewSchema } from '../rows.ts'
import type { GroupCommit } from './group-commit.ts'

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/** The operators' side of the embedded store. */
export function sqliteDesk(database: DatabaseSync, commits: GroupCommit): Desk {
  const change = (sql: string, ...values: (string | number)[]) => Number(database.prepare(sql).run(...values).changes)
  return {
    contacts: async () => parseRows(storedContactSchema, database.prepare('SELECT * FROM contacts ORDER BY id').all()),
    reviews: async () =>
      parseRows(storedReviewSchema, database.prepare('SELECT * FROM product_reviews ORDER BY id').all()),
    markHandled: (id) =>
      commits.run(() => change(`UPDATE contacts SET handled_at = coalesce(handled_at, ${now}) WHERE id = ?`, id) > 0),
    judgeReview: (id, isApproved) =>
      commits.run(
        () =>
          change(`UPDATE product_reviews SET approved = ?, handled_at = ${now} WHERE id = ?`, Number(isApproved), id) >
          0,
      ),
    deleteByEmail: async (address) => {
      const removed = await commits.run(() => ({
        contacts: change('DELETE FROM contacts WHERE lower(email) = lower(?)', address),
        reviews: change('DELETE FROM product_reviews WHERE lower(customer_email) = lower(?)', address),
      }))
      forget(database)
      return removed
    },
    deleteSettledBefore: async (date) => {
      const removed = await commits.run(() => ({
        contacts: change('DELETE FROM contacts WHERE handled_at < ?', date),
        reviews: change('DELETE FROM product_reviews WHERE approved = 0 AND handled_at < ?', date),
      }))
      forget(database)
      return removed
    },
  }
}

/** Deleted rows are overwritten in the store (secure_delete); this takes them out of its log as well. */
function forget(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
