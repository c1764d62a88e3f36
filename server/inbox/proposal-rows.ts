import * as v from 'valibot'
import { proposalStateSchema } from '#domain/proposal/proposal-state.ts'
import { answerKinds } from '#domain/proposal/public/link-answer.ts'
import { id, moment, optional } from './rows.ts'

/** Rows of proposals as the stores return them. */

/** Whole cents; PostgreSQL returns large integers as text. */
const cents = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.safeInteger())
const byPerson = { at: moment, person_id: v.nullable(id), person: v.string() }

export const storedProposalSchema = v.object({
  id,
  created_at: moment,
  updated_at: moment,
  number_year: v.nullable(id),
  number_sequence: v.nullable(id),
  revision: id,
  state: proposalStateSchema,
  loss: optional,
  contact_id: v.nullable(id),
  in_charge: v.nullable(id),
  remind_on: optional,
  /** The proposal as JSON (domain/proposal/proposal.ts). */
  content: v.string(),
  customer: v.string(),
  total: cents,
  valid_until: v.string(),
  search_text: v.string(),
  sent_at: v.nullable(moment),
  closed_at: v.nullable(moment),
  version: id,
})
export type StoredProposal = v.InferOutput<typeof storedProposalSchema>

export const proposalNumberSchema = v.object({ year: id, last: id })
export const proposalRevisionSchema = v.object({ id, proposal_id: id, revision: id, ...byPerson, content: v.string() })
export const proposalActSchema = v.object({
  id,
  proposal_id: id,
  ...byPerson,
  act: v.string(),
  detail: optional,
  before: optional,
  version: id,
})
export const proposalKeySchema = v.object({ proposal_id: id, key: v.string() })
export const offeredPriceSchema = v.object({
  id,
  proposal_id: id,
  product_id: v.string(),
  variant_id: v.string(),
  cents,
  at: moment,
})
export const proposalLinkSchema = v.object({
  id,
  proposal_id: id,
  /** SHA-256 of the key, in hexadecimal digits. */
  key_hash: v.string(),
  ...byPerson,
  /** The last day on which the link works, 2026-12-24. */
  expires_on: v.string(),
  revoked_at: v.nullable(moment),
})
export const proposalAnswerSchema = v.object({
  id,
  proposal_id: id,
  revision: id,
  at: moment,
  kind: v.picklist(answerKinds),
  contact_id: v.nullable(id),
})
