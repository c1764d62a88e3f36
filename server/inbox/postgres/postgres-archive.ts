import type { Sql } from 'postgres'
import type { Archive } from '#server/inbox/inbox.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import {
  auditSchema,
  parseRows,
  storedContactSchema,
  storedDeliverySchema,
  storedReviewSchema,
} from '#server/inbox/rows.ts'
import { begin } from './connection.ts'

const tables = {
  contacts: 'public.contacts',
  product_reviews: 'public.product_reviews',
  deliveries: 'backoffice.deliveries',
  audit: 'backoffice.audit',
} as const
const rowsAtOnce = 500

/** Copies of a PostgreSQL store. */
export function postgresArchive(sql: Sql): Archive {
  return {
    read: () =>
      // One snapshot: what is written meanwhile is not seen.
      begin(
        sql,
        async (transaction) => {
          const all = (table: string) => transaction`SELECT * FROM ${transaction(table)} ORDER BY id`
          return {
            contacts: parseRows(storedContactSchema, await all(tables.contacts)),
            product_reviews: parseRows(storedReviewSchema, await all(tables.product_reviews)),
            deliveries: parseRows(storedDeliverySchema, await all(tables.deliveries)),
            audit: parseRows(auditSchema, await all(tables.audit)),
          }
        },
        'ISOLATION LEVEL REPEATABLE READ READ ONLY',
      ),
    fill: (archived) =>
      begin(sql, async (transaction) => {
        const [found] = await transaction`
          SELECT NOT EXISTS (SELECT id FROM public.contacts UNION ALL SELECT id FROM public.product_reviews) AS "isEmpty"`
        if (!found?.isEmpty)
          throw inboxError('inbox-nao-vazia', 'A caixa de entrada não está vazia. Restaure em uma nova.')
        for (const name of ['contacts', 'product_reviews', 'deliveries', 'audit'] as const) {
          const table = transaction(tables[name])
          const rows: Record<string, string | number | boolean | null>[] = archived[name]
          // Rows of a copy are past the checks for repeats, and bring their deliveries along.
          await transaction`ALTER TABLE ${table} DISABLE TRIGGER USER`
          for (let start = 0; start < rows.length; start += rowsAtOnce)
            await transaction`INSERT INTO ${table} ${transaction(rows.slice(start, start + rowsAtOnce))}`
          await transaction`ALTER TABLE ${table} ENABLE TRIGGER USER`
          await transaction`
            SELECT setval(pg_get_serial_sequence(${tables[name]}, 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM ${table}`
        }
      }),
  }
}
