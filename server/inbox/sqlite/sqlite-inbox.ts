import type { DatabaseSync } from 'node:sqlite'
import { publicReviewColumns, type Inbox } from '#server/inbox/inbox.ts'
import { parseRows, publicReviewSchema } from '#server/inbox/rows.ts'
import { arrival, type Arriving } from '#server/inbox/sql/arrival.ts'
import { runSteps } from '#server/inbox/sql/run-steps.ts'
import type { GroupCommit } from './group-commit.ts'
import { refuse } from './sqlite-error.ts'
import { sqliteDialect, sqliteRunner } from './sqlite-statements.ts'

/** The public interface to the embedded store. */
export function sqliteInbox(database: DatabaseSync, commits: GroupCommit): Inbox {
  const run = sqliteRunner(database)
  const insert = (arriving: Arriving) =>
    commits.run(() => runSteps(arrival(sqliteDialect, arriving), run)).catch(refuse)
  return {
    insertContact: (row, isSuspect) => insert({ table: 'contacts', row, isSuspect }),
    insertReview: (row, isSuspect) => insert({ table: 'product_reviews', row, isSuspect }),
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
