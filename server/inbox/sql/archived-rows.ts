import type { ArchivedRows } from '#server/inbox/inbox.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import type { SetupError } from '#server/setup-error.ts'
import {
  auditSchema,
  parseRows,
  storedContactSchema,
  storedDeliverySchema,
  storedReviewSchema,
} from '#server/inbox/rows.ts'
import type { Dialect, Statement, Table } from './dialect.ts'

/** In the order in which a store is filled: deliveries name rows that are there. */
export const archivedTables = ['contacts', 'product_reviews', 'deliveries', 'audit'] as const satisfies readonly Table[]

/** Everything in a store. In: what its tables hold, as it gives rows back. */
export function archivedRows(read: Record<(typeof archivedTables)[number], unknown>): ArchivedRows {
  return {
    contacts: parseRows(storedContactSchema, read.contacts),
    product_reviews: parseRows(storedReviewSchema, read.product_reviews),
    deliveries: parseRows(storedDeliverySchema, read.deliveries),
    audit: parseRows(auditSchema, read.audit),
  }
}

/** All rows of a table. */
export function allRows({ tables }: Dialect, table: Table): Statement {
  return { text: `SELECT * FROM ${tables[table]} ORDER BY id`, values: [] }
}

/** Gives back a row when a store holds contacts or reviews. */
export function anyRow({ tables }: Dialect): Statement {
  const { contacts, product_reviews: reviews } = tables
  return { text: `SELECT id FROM ${contacts} UNION ALL SELECT id FROM ${reviews} LIMIT 1`, values: [] }
}

/** Copies are restored into an empty store only. */
export function notEmpty(): SetupError {
  return inboxError('inbox-nao-vazia', 'A caixa de entrada não está vazia. Restaure em uma nova.')
}
