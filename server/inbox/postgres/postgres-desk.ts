import type { Sql } from 'postgres'
import type { Desk } from '../inbox.ts'
import { parseRows, storedContactSchema, storedReviewSchema } from '../rows.ts'
import { begin } from './connection.ts'

/** PostgreSQL's vacuum does that, in its own time. */
const isOverwritten = false

/** The operators' side of a PostgreSQL store; it acts as the tables' owner. */
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
      const { count } = await sql`
        UPDATE public.contacts SET handled_at = coalesce(handled_at, now()) WHERE id = ${id}`
      return count > 0
    },
    judgeReview: async (id, isApproved) => {
      const { count } = await sql`
        UPDATE public.product_reviews SET approved = ${isApproved}, handled_at = now() WHERE id = ${id}`
      return count > 0
    },
    deleteByEmail: (address) =>
      begin(sql, async (transaction) => {
        const contacts = await transaction`DELETE FROM public.contacts WHERE lower(email) = lower(${address})`
        const reviews = await transaction`
          DELETE FROM public.product_reviews WHERE lower(customer_email) = lower(${address})`
        return { contacts: contacts.count, reviews: reviews.count, isOverwritten }
      }),
    deleteSettledBefore: (date) =>
      begin(sql, async (transaction) => {
        const contacts = await transaction`DELETE FROM public.contacts WHERE handled_at < ${date}`
        const reviews = await transaction`
          DELETE FROM public.product_reviews WHERE NOT approved AND handled_at < ${date}`
        return { contacts: contacts.count, reviews: reviews.count, isOverwritten }
      }),
  }
}
