import * as v from 'valibot'
import { countKinds } from '#domain/demand/count.ts'
import { dataRequestKinds } from '#domain/desk/data-request.ts'
import { turns } from '#domain/desk/turn.ts'
import { answerWays, origins } from '#domain/desk/ways.ts'

/** Rows as the stores return them, each with its own notation of booleans and times. */

export const moment = v.pipe(
  v.union([v.pipe(v.string(), v.isoTimestamp()), v.date()]),
  v.transform((value) => (typeof value === 'string' ? value : value.toISOString())),
)
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1])]),
  v.transform((value) => Boolean(value)),
)
export const id = v.pipe(v.number(), v.safeInteger())
export const optional = v.nullable(v.string())

/** A contact as stored: with id, time of arrival (ISO 8601, UTC) and the time when it was handled. */
export const storedContactSchema = v.object({
  id,
  created_at: moment,
  name: v.string(),
  company: optional,
  /** Null for messages that came without one: by telephone, over the counter, by WhatsApp. */
  email: optional,
  phone: optional,
  subject: v.string(),
  message: v.string(),
  is_suspect: flag,
  handled_at: v.nullable(moment),
})
export type StoredContact = v.InferOutput<typeof storedContactSchema>

/** A contact with the desk's columns. */
export const messageSchema = v.object({
  ...storedContactSchema.entries,
  origin: v.picklist(origins),
  turn: v.picklist(turns),
  turn_since: moment,
  /** The id of the person in charge. */
  in_charge: v.nullable(id),
  /** A day, 2026-11-26. */
  remind_on: optional,
  version: id,
})
export type Message = v.InferOutput<typeof messageSchema>

/** Who did something, with the name at that time. The id is null for an account of the command line. */
const byPerson = { at: moment, person_id: v.nullable(id), person: v.string() }

export const noteSchema = v.object({ id, contact_id: id, ...byPerson, text: v.string() })
export type Note = v.InferOutput<typeof noteSchema>

export const answerSchema = v.object({
  id,
  contact_id: id,
  ...byPerson,
  way: v.picklist(answerWays),
  subject: optional,
  text: v.string(),
  /** The proposal and revision whose document is attached. */
  proposal_id: v.nullable(id),
  proposal_revision: v.nullable(id),
})
export type Answer = v.InferOutput<typeof answerSchema>

/** One row of the history of a message or a review. */
export const deskActSchema = v.object({
  id,
  contact_id: v.nullable(id),
  review_id: v.nullable(id),
  ...byPerson,
  act: v.string(),
  detail: optional,
  batch: v.string(),
  before: optional,
  version: id,
})
export type DeskAct = v.InferOutput<typeof deskActSchema>

export const draftSchema = v.object({ thing: v.string(), person_id: id, text: v.string(), saved_at: moment })

/** A stored request about personal data. */
export const storedDataRequestSchema = v.object({
  id,
  received_at: moment,
  kind: v.picklist(dataRequestKinds),
  name: optional,
  email: optional,
  phone: optional,
  due_on: v.string(),
  ticked: v.string(),
  outcome: optional,
  closed_at: v.nullable(moment),
  person: v.string(),
  version: id,
})
export type StoredDataRequest = v.InferOutput<typeof storedDataRequestSchema>

/** A review as a customer wrote it. */
const writtenReview = {
  id,
  created_at: moment,
  product_id: v.string(),
  customer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
}

/** The shop's public reply. */
const reply = { shop_reply: optional, shop_replied_at: v.nullable(moment) }

export const publicReviewSchema = v.object({ ...writtenReview, ...reply })

/** A review as it arrived, with the judgement of it. */
export const arrivedReviewSchema = v.object({
  ...writtenReview,
  customer_email: optional,
  is_suspect: flag,
  /** The time of its approval or rejection; null: not judged yet. */
  handled_at: v.nullable(moment),
  approved: flag,
})
type ArrivedReview = v.InferOutput<typeof arrivedReviewSchema>

/** A review with the desk's columns. */
export const storedReviewSchema = v.object({
  ...arrivedReviewSchema.entries,
  ...reply,
  /** Why it was refused (domain/desk/refusal-reasons.ts). */
  refusal: optional,
  version: id,
})
export type StoredReview = v.InferOutput<typeof storedReviewSchema>

export const storedDeliverySchema = v.object({
  id,
  /** The key by which the receiver recognizes repetitions. */
  key: v.string(),
  channel: v.picklist(['email', 'webhook', 'confirmation', 'answer']),
  contact_id: v.nullable(id),
  review_id: v.nullable(id),
  /** The answer to be sent to the visitor. */
  answer_id: v.nullable(id),
  attempts: v.number(),
  due_at: moment,
  sent_at: v.nullable(moment),
  last_error: optional,
})
export type StoredDelivery = v.InferOutput<typeof storedDeliverySchema>

/** An act on the inbox, without texts of visitors. */
export const auditSchema = v.object({
  id,
  at: moment,
  operator: v.string(),
  action: v.string(),
  target: v.nullable(v.number()),
  /** What the target's number does not say: a role, a path. Copies of earlier versions have no notes. */
  note: v.optional(optional, null),
})
export type StoredAct = v.InferOutput<typeof auditSchema>

/** The counts that limit confirmations, as the stores return them. */
export const confirmationsSchema = v.object({ toSameAddress: v.number(), inLastHour: v.number() })

/** The number of waiting deliveries and the age of the oldest, as the stores return them. */
export const outboxStateSchema = v.object({ waiting: v.number(), oldestSeconds: v.number() })

/** A contact, review or answer to be delivered; `attempts` counts this attempt too. */
export type Delivery = Pick<StoredDelivery, 'id' | 'key' | 'channel' | 'attempts'> &
  (
    | { kind: 'contact'; row: StoredContact }
    | { kind: 'review'; row: ArrivedReview }
    | { kind: 'answer'; row: StoredContact; answer: Answer; document?: SentDocument | undefined }
  )

/** A count of a day (domain/demand/count.ts). */
export const demandRowSchema = v.object({ day: v.string(), kind: v.picklist(countKinds), key: v.string(), times: id })
/** The document attached to an answer: a sent revision of a proposal, as JSON of domain/proposal/proposal.ts. */
export interface SentDocument {
  number: { year: number; sequence: number }
  revision: number
  at: string
  person: string
  content: string
}

/** Parses rows that a store returned. */
export function parseRows<Schema extends v.GenericSchema>(schema: Schema, rows: unknown): v.InferOutput<Schema>[] {
  return v.parse(v.array(schema), rows)
}
