import type { Sql } from 'postgres'
import type { Desk } from '#server/inbox/inbox.ts'
import { auditSchema, parseRows, storedContactSchema, storedReviewSchema } from '#server/inbox/rows.ts'
import { closingColumns } from '#server/inbox/sql/closing-columns.ts'
import { arrayText, runTransaction } from './connection.ts'

/** PostgreSQL overwrites deleted bytes only when it vacuums. */
const isOverwritten = false

/** The operators' interface to a PostgreSQL store, as the tables' owner. */
export function postgresDesk(sql: Sql): Desk {
  return {
    contacts: async () => parseRows(storedContactSchema, await sql`SELECT * FROM public.contacts ORDER BY id`),
    reviews: async () => parseRows(storedReviewSchema, await sql`SELECT * FROM public.product_reviews ORDER BY id`),
    contact: async (id) => {
      const rows = await sql`SELECT * FROM public.contacts WHERE id = ${id}`
      return parseRows(storedContactSchema, rows)[0]
    },
    review: async (id) => {
      const rows = await sql`SELECT * FROM public.product_reviews WHERE id = ${id}`
      return parseRows(storedReviewSchema, rows)[0]
    },
    markHandled: async (id) => {
      const { count } = await sql.unsafe(`UPDATE public.contacts SET ${closingColumns('now()')} WHERE id = $1`, [id])
      return count > 0
    },
    judgeReview: async (id, isApproved) => {
      const { count } = await sql`
        UPDATE public.product_reviews SET approved = ${isApproved}, handled_at = now(), refusal = NULL, version = version + 1
        WHERE id = ${id}`
      return count > 0
    },
    remove: (ids) =>
      runTransaction(sql, async (transaction) => {
        const contacts =
          await transaction`DELETE FROM public.contacts WHERE id = ANY(${arrayText(ids.contacts)}::int[])`
        const reviews =
          await transaction`DELETE FROM public.product_reviews WHERE id = ANY(${arrayText(ids.reviews)}::int[])`
        return { contacts: contacts.count, reviews: reviews.count, isOverwritten }
      }),
    record: async ({ operator, action, target, note = null }) => {
      await sql`
        INSERT INTO backoffice.audit (operator, action, target, note) VALUES (${operator}, ${action}, ${target}, ${note})`
    },
    audit: async () => parseRows(auditSchema, await sql`SELECT * FROM backoffice.audit ORDER BY id`),
  }
}
