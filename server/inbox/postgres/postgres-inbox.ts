import type { Sql, TransactionSql } from 'postgres'
import { publicReviewColumns, type Inbox } from '#server/inbox/inbox.ts'
import { parseRows, publicReviewSchema } from '#server/inbox/rows.ts'
import { arrival, type Arriving } from '#server/inbox/sql/arrival.ts'
import { runStepsAsync } from '#server/inbox/sql/run-steps.ts'
import type { Statement } from '#server/inbox/sql/dialect.ts'
import { arrayText, setRole, visitorTransaction } from './connection.ts'
import { postgresDialect, refuse, run } from './postgres-statements.ts'

/** The public interface to a PostgreSQL store: a visitor's statements run as the role `anon`. */
export function postgresInbox(sql: Sql): Inbox {
  const insert = (arriving: Arriving) =>
    visitorTransaction(sql, (transaction) =>
      // The visitor's own statement runs as `anon`, the others, which visitors may not use, as the tables' owner.
      runStepsAsync(arrival(postgresDialect, arriving), (step) =>
        step.isVisitors ? asAnon(transaction, step) : run(transaction, step),
      ),
    ).catch(refuse)
  return {
    insertContact: (row, isSuspect) => insert({ table: 'contacts', row, isSuspect }),
    insertReview: (row, isSuspect) => insert({ table: 'product_reviews', row, isSuspect }),
    approvedReviews: ({ productIds, order, limit, offset }) =>
      visitorTransaction(sql, async (transaction) => {
        await setRole(transaction, 'anon')
        const sorting = [...order.map(({ column, isDescending }) => `${column} ${isDescending ? 'DESC' : 'ASC'}`), 'id']
        const rows = await transaction`
          SELECT ${transaction(publicReviewColumns)} FROM public.product_reviews
          WHERE approved ${productIds ? transaction`AND product_id = ANY(${arrayText(productIds)}::text[])` : transaction``}
          ORDER BY ${transaction.unsafe(sorting.join(', '))} LIMIT ${limit} OFFSET ${offset}`
        return parseRows(publicReviewSchema, rows)
      }),
  }
}

/**
 * Runs a statement as `anon`. The change of role, the statement and the change back are sent together and run in this
 * order.
 */
async function asAnon(transaction: TransactionSql, statement: Statement): Promise<unknown[]> {
  const [, rows] = await Promise.all([
    setRole(transaction, 'anon'),
    run(transaction, statement),
    setRole(transaction, 'none'),
  ])
  return rows
}
