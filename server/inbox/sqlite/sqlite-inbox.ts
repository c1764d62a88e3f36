import type { DatabaseSync } from 'node:sqlite'
import { publicReviewColumns, RowRefused, type Inbox } from '#server/inbox/inbox.ts'
import { parseRows, publicReviewSchema } from '#server/inbox/rows.ts'
import type { GroupCommit } from './group-commit.ts'
import { isSqliteError } from './sqlite-error.ts'

/** The public side of the embedded store. */
export function sqliteInbox(database: DatabaseSync, commits: GroupCommit): Inbox {
  const insertContact = database.prepare(
    'INSERT INTO contacts (name, company, email, phone, subject, message, is_suspect) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const insertReview = database.prepare(
    'INSERT INTO product_reviews (product_id, customer_name, rating, title, comment, customer_email, is_suspect) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  return {
    insertContact: ({ name, company, email, phone, subject, message }, isSuspect) =>
      commits
        .run(() => insertContact.run(name, company, email, phone, subject, message, Number(isSuspect)).changes > 0)
        .catch(refuse),
    insertReview: ({ product_id, customer_name, rating, title, comment, customer_email }, isSuspect) =>
      commits
        .run(
          () =>
            insertReview.run(product_id, customer_name, rating, title, comment, customer_email, Number(isSuspect))
              .changes > 0,
        )
        .catch(refuse),
    approvedReviews: async ({ productIds, order, limit, offset }) => {
      const sorting = [...order.map(({ column, isDescending }) => `${column} ${isDescending ? 'DESC' : 'ASC'}`), 'id']
      const rows = database
        .prepare(
          `SELECT ${publicReviewColumns.join(', ')} FROM product_reviews
           WHERE approved = 1 ${productIds ? 'AND product_id IN (SELECT value FROM json_each(?))' : ''}
           ORDER BY ${sorting.join(', ')} LIMIT ? OFFSET ?`,
        )
        .all(...(productIds ? [JSON.stringify(productIds)] : []), limit, offset)
      return parseRows(publicReviewSchema, rows)
    },
  }
}

function refuse(error: unknown): never {
  if (isSqliteError(error, 'constraint') && error instanceof Error) throw new RowRefused(error.message)
  throw error
}
