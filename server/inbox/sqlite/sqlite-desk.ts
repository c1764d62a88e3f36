import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Desk, Removed } from '#server/inbox/inbox.ts'
import { auditSchema, parseRows, storedContactSchema, storedReviewSchema } from '#server/inbox/rows.ts'
import { closingColumns } from '#server/inbox/sql/closing-columns.ts'
import type { GroupCommit } from './group-commit.ts'

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
const readersPatienceMilliseconds = 1000

/** The operators' interface to the embedded store. */
export function sqliteDesk(database: DatabaseSync, commits: GroupCommit): Desk {
  const change = (sql: string, ...values: (string | number)[]) => Number(database.prepare(sql).run(...values).changes)
  const rows = (sql: string, ...values: number[]) => database.prepare(`SELECT * FROM ${sql}`).all(...values)

  async function remove(work: () => Omit<Removed, 'isOverwritten'>): Promise<Removed> {
    const removed = await commits.run(work)
    return { ...removed, isOverwritten: await emptyLog(database) }
  }

  return {
    contacts: async () => parseRows(storedContactSchema, rows('contacts ORDER BY id')),
    reviews: async () => parseRows(storedReviewSchema, rows('product_reviews ORDER BY id')),
    contact: async (id) => parseRows(storedContactSchema, rows('contacts WHERE id = ?', id))[0],
    review: async (id) => parseRows(storedReviewSchema, rows('product_reviews WHERE id = ?', id))[0],
    markHandled: (id) => commits.run(() => change(`UPDATE contacts SET ${closingColumns(now)} WHERE id = ?`, id) > 0),
    judgeReview: (id, isApproved) =>
      commits.run(
        () =>
          change(
            `UPDATE product_reviews SET approved = ?, handled_at = ${now}, refusal = NULL, version = version + 1 WHERE id = ?`,
            Number(isApproved),
            id,
          ) > 0,
      ),
    remove: ({ contacts, reviews }) =>
      remove(() => ({
        contacts: change('DELETE FROM contacts WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(contacts)),
        reviews: change(
          'DELETE FROM product_reviews WHERE id IN (SELECT value FROM json_each(?))',
          JSON.stringify(reviews),
        ),
      })),
    record: ({ operator, action, target, note = null }) =>
      commits.run(() => {
        database
          .prepare('INSERT INTO audit (operator, action, target, note) VALUES (?, ?, ?, ?)')
          .run(operator, action, target, note)
      }),
    audit: async () => parseRows(auditSchema, rows('audit ORDER BY id')),
  }
}

/**
 * Removes deleted rows from the database's log; in its file they are already overwritten (secure_delete). Out: false
 * when another process used the store all the time, so that the log still has them.
 */
async function emptyLog(database: DatabaseSync): Promise<boolean> {
  const deadline = performance.now() + readersPatienceMilliseconds
  for (;;) {
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
    if (busy === 0) return true
    if (performance.now() > deadline) return false
    await sleep(20)
  }
}
