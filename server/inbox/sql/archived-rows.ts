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

/** Copies hold no persons: in the store that is filled, a number would name whoever gets it there. Names stay. */
const nobody = v.pipe(
  v.unknown(),
  v.transform((): null => null),
)

/** The state before an act, which JSON.stringify wrote, without the number of the person who had it. */
const stateOfNobody = v.pipe(
  optional,
  v.transform((state) => state?.replace(/"in_charge":\d+/, '"in_charge":null') ?? null),
)

const acts = { person_id: nobody, before: stateOfNobody }

/** What a copy of a store holds: all but persons, how they come in, and what they have typed and not sent. */
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
  // Without its owner a draft is everybody's.
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

/** In the order in which a store is filled: whatever names rows comes after them. */
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

/** What a copy of a store holds. In: what each table holds. */
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
