import * as v from 'valibot'
import { archivedRowsSchema, type ArchivedRows } from '#server/inbox/sql/archived-rows.ts'

/**
 * The rows of a copy of any version; columns that its version did not have get the values that the migrations give them
 * (db/sqlite/008-messages.sql).
 */
export const copiedRowsSchema = v.pipe(
  v.looseObject({
    contacts: v.array(
      v.looseObject({ created_at: v.string(), is_suspect: v.boolean(), handled_at: v.nullable(v.string()) }),
    ),
    product_reviews: v.array(v.looseObject({})),
    deliveries: v.array(v.looseObject({})),
    message_answers: v.optional(v.array(v.looseObject({})), []),
  }),
  v.transform(({ contacts, product_reviews: reviews, deliveries, message_answers: answers, ...others }): unknown => ({
    message_notes: [],
    desk_acts: [],
    data_requests: [],
    proposals: [],
    proposal_numbers: [],
    proposal_revisions: [],
    proposal_acts: [],
    proposal_keys: [],
    offered_prices: [],
    content_drafts: [],
    content_draft_files: [],
    content_draft_acts: [],
    content_publications: [],
    sheet_readings: [],
    demand: [],
    proposal_links: [],
    proposal_answers: [],
    audit: [],
    ...others,
    contacts: contacts.map((row) => ({
      origin: 'site',
      turn: row.handled_at === null ? (row.is_suspect ? 'spam' : 'ours') : 'closed',
      turn_since: row.handled_at ?? row.created_at,
      in_charge: null,
      remind_on: null,
      version: 1,
      ...row,
    })),
    product_reviews: reviews.map((row) => ({
      refusal: null,
      shop_reply: null,
      shop_replied_at: null,
      version: 1,
      ...row,
    })),
    deliveries: deliveries.map((row) => ({ answer_id: null, ...row })),
    message_answers: answers.map((row) => ({ proposal_id: null, proposal_revision: null, ...row })),
  })),
  archivedRowsSchema,
) satisfies v.GenericSchema<unknown, ArchivedRows>
