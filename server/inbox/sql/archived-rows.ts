import * as v from 'valibot'
import { inboxError } from '#server/inbox/inbox-error.ts'
import type { SetupError } from '#server/setup-error.ts'
import {
  contentDraftActSchema,
  sheetReadingSchema,
  storedContentDraftSchema,
  storedDraftFileSchema,
  storedPublicationSchema,
} from '#server/inbox/content-draft-rows.ts'
import {
  offeredPriceSchema,
  proposalActSchema,
  proposalAnswerSchema,
  proposalKeySchema,
  proposalLinkSchema,
  proposalNumberSchema,
  proposalRevisionSchema,
  storedProposalSchema,
} from '#server/inbox/proposal-rows.ts'
import {
  answerSchema,
  auditSchema,
  demandRowSchema,
  deskActSchema,
  messageSchema,
  noteSchema,
  optional,
  storedDataRequestSchema,
  storedDeliverySchema,
  storedReviewSchema,
} from '#server/inbox/rows.ts'
import type { Dialect, Statement, Table } from './dialect.ts'

/** Copies do not contain persons, whose ids would name somebody else in the restored store. Names stay. */
const nobody = v.pipe(
  v.unknown(),
  v.transform((): null => null),
)

/** The state before an act, written by JSON.stringify, without the id of the person in charge. */
const stateOfNobody = v.pipe(
  optional,
  v.transform((state) => state?.replace(/"in_charge":\d+/, '"in_charge":null') ?? null),
)

const acts = { person_id: nobody, before: stateOfNobody }

/**
 * What a copy contains: everything except persons, their sign-in data, what they have open or have typed and not sent,
 * and the columns by which messages are searched.
 */
export const archivedRowsSchema = v.object({
  contacts: v.array(v.object({ ...messageSchema.entries, in_charge: nobody })),
  product_reviews: v.array(storedReviewSchema),
  message_notes: v.array(v.object({ ...noteSchema.entries, person_id: nobody })),
  message_answers: v.array(v.object({ ...answerSchema.entries, person_id: nobody })),
  deliveries: v.array(storedDeliverySchema),
  desk_acts: v.array(v.object({ ...deskActSchema.entries, ...acts })),
  data_requests: v.array(storedDataRequestSchema),
  proposals: v.array(v.object({ ...storedProposalSchema.entries, in_charge: nobody })),
  proposal_numbers: v.array(proposalNumberSchema),
  proposal_revisions: v.array(v.object({ ...proposalRevisionSchema.entries, person_id: nobody })),
  proposal_acts: v.array(v.object({ ...proposalActSchema.entries, ...acts })),
  proposal_keys: v.array(proposalKeySchema),
  offered_prices: v.array(offeredPriceSchema),
  // A draft without an owner is everybody's.
  content_drafts: v.array(v.object({ ...storedContentDraftSchema.entries, owner_id: nobody, publish_by_id: nobody })),
  content_draft_files: v.array(v.object({ ...storedDraftFileSchema.entries, person_id: nobody })),
  content_draft_acts: v.array(v.object({ ...contentDraftActSchema.entries, person_id: nobody })),
  content_publications: v.array(v.object({ ...storedPublicationSchema.entries, person_id: nobody })),
  sheet_readings: v.array(sheetReadingSchema),
  demand: v.array(demandRowSchema),
  proposal_links: v.array(v.object({ ...proposalLinkSchema.entries, person_id: nobody })),
  proposal_answers: v.array(proposalAnswerSchema),
  audit: v.array(auditSchema),
})

/** Everything that a copy of a store holds. */
export type ArchivedRows = v.InferOutput<typeof archivedRowsSchema>

/** The copied tables, in the order in which a store is filled: a table that refers to others comes after them. */
export const archivedTables = [
  'contacts',
  'product_reviews',
  'message_notes',
  'message_answers',
  'deliveries',
  'desk_acts',
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
  'sheet_readings',
  'demand',
  'proposal_links',
  'proposal_answers',
  'audit',
] as const satisfies readonly Table[]

/** The content of a copy. In: the rows of each table. */
export function archivedRows(read: Record<string, unknown>): ArchivedRows {
  return v.parse(archivedRowsSchema, read)
}

/** Selects all rows of a table, ordered by its first two columns. */
export function allRows({ tables }: Dialect, table: Table): Statement {
  return { text: `SELECT * FROM ${tables[table]} ORDER BY 1, 2`, values: [] }
}

/** Selects one row if any of the copied tables has any. */
export function anyRow({ tables }: Dialect): Statement {
  const rows = archivedTables.map((table) => `SELECT 1 AS found FROM ${tables[table]}`)
  return { text: `${rows.join(' UNION ALL ')} LIMIT 1`, values: [] }
}

/** The error for a store that is not empty, into which no copy is restored. */
export function notEmpty(): SetupError {
  return inboxError('inbox-nao-vazia', 'A caixa de entrada não está vazia. Restaure em uma nova.')
}
