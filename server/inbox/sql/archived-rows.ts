import * as v from 'valibot'
import { inboxError } from '#server/inbox/inbox-error.ts'
import type { SetupError } from '#server/setup-error.ts'
import {
  contentDraftActSchema,
  storedContentDraftSchema,
  storedDraftFileSchema,
  storedPublicationSchema,
} from '#server/inbox/content-drafts/content-draft-rows.ts'
import {
  offeredPriceSchema,
  proposalActSchema,
  proposalKeySchema,
  proposalNumberSchema,
  proposalRevisionSchema,
  storedProposalSchema,
} from '#server/inbox/proposal-rows.ts'
import {
  answerSchema,
  auditSchema,
  demandRowSchema,
  deskActSchema,
  draftSchema,
  messageSchema,
  noteSchema,
  storedDataRequestSchema,
  storedDeliverySchema,
  storedReviewSchema,
} from '#server/inbox/rows.ts'
import type { Dialect, Statement, Table } from './dialect.ts'

/** Everything in a store, as its tables give rows back. */
export const archivedRowsSchema = v.object({
  contacts: v.array(messageSchema),
  product_reviews: v.array(storedReviewSchema),
  message_notes: v.array(noteSchema),
  message_answers: v.array(answerSchema),
  deliveries: v.array(storedDeliverySchema),
  desk_acts: v.array(deskActSchema),
  desk_drafts: v.array(draftSchema),
  data_requests: v.array(storedDataRequestSchema),
  proposals: v.array(storedProposalSchema),
  proposal_numbers: v.array(proposalNumberSchema),
  proposal_revisions: v.array(proposalRevisionSchema),
  proposal_acts: v.array(proposalActSchema),
  proposal_keys: v.array(proposalKeySchema),
  offered_prices: v.array(offeredPriceSchema),
  content_drafts: v.array(storedContentDraftSchema),
  content_draft_files: v.array(storedDraftFileSchema),
  content_draft_acts: v.array(contentDraftActSchema),
  content_publications: v.array(storedPublicationSchema),
  demand: v.array(demandRowSchema),
  audit: v.array(auditSchema),
})

/** Everything in a store. */
export type ArchivedRows = v.InferOutput<typeof archivedRowsSchema>

/** In the order in which a store is filled: whatever names rows comes after them. */
export const archivedTables = [
  'contacts',
  'product_reviews',
  'message_notes',
  'message_answers',
  'deliveries',
  'desk_acts',
  'desk_drafts',
  'data_requests',
  'proposals',
  'proposal_numbers',
  'proposal_revisions',
  'proposal_acts',
  'proposal_keys',
  'offered_prices',
  'content_drafts',
  'content_draft_files',
  'content_draft_acts',
  'content_publications',
  'demand',
  'audit',
] as const satisfies readonly Table[]

/** Everything in a store. In: what each table holds. */
export function archivedRows(read: Record<string, unknown>): ArchivedRows {
  return v.parse(archivedRowsSchema, read)
}

/** All rows of a table, by the first columns of it. */
export function allRows({ tables }: Dialect, table: Table): Statement {
  return { text: `SELECT * FROM ${tables[table]} ORDER BY 1, 2`, values: [] }
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
