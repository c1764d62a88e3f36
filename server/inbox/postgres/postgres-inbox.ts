import postgres, { type Sql } from 'postgres'
import { publicReviewColumns, RowRefused, type Inbox } from '#server/inbox/inbox.ts'
import { parseRows, publicReviewSchema } from '#server/inbox/rows.ts'
import { arrayText, asVisitor } from './connection.ts'

/** The public side of a PostgreSQL store: every call runs as the role `anon`. */
export function postgresInbox(sql: Sql): Inbox {
  return {
    insertContact: ({ name, company, email, phone, subject, message }, isSuspect) =>
      asVisitor(sql, isSuspect, async (transaction) => {
        const { count } = await transaction`
          INSERT INTO public.contacts (name, company, email, phone, subject, message)
          VALUES (${name}, ${company}, ${email}, ${phone}, ${subject}, ${message})`
        return count > 0
      }).catch(refuse),
    insertReview: ({ product_id, customer_name, rating, title, comment, customer_email }, isSuspect) =>
      asVisitor(sql, isSuspect, async (transaction) => {
        const { count } = await transaction`
          INSERT INTO public.product_reviews (product_id, customer_name, rating, title, comment, customer_email)
          VALUES (${product_id}, ${customer_name}, ${rating}, ${title}, ${comment}, ${customer_email})`
        return count > 0
      }).catch(refuse),
    approvedReviews: ({ productIds, order, limit, offset }) =>
      asVisitor(sql, false, async (transaction) => {
        const sorting = [...order.map(({ column, isDescending }) => `${column} ${isDescending ? 'DESC' : 'ASC'}`), 'id']
        const rows = await transaction`
          SELECT ${transaction(publicReviewColumns)} FROM public.product_reviews
          WHERE approved ${productIds ? transaction`AND product_id = ANY(${arrayText(productIds)}::text[])` : transaction``}
          ORDER BY ${transaction.unsafe(sorting.join(', '))} LIMIT ${limit} OFFSET ${offset}`
        return parseRows(publicReviewSchema, rows)
      }),
  }
}

/** Classes 22 and 23: the data, not the database, is at fault. */
function refuse(error: unknown): never {
  if (error instanceof postgres.PostgresError && /^2[23]/.test(error.code)) throw new RowRefused(error.message)
  throw error
}
