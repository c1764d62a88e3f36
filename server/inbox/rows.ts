import * as v from 'valibot'

/** Rows as the stores give them back: both spell truth and time in their own way. */

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

/** A contact as it was stored: numbered, dated (ISO 8601, UTC), and what became of it. */
export const storedContactSchema = v.object({
  id,
  created_at: moment,
  name: v.string(),
  company: optional,
  email: v.string(),
  phone: optional,
  subject: v.string(),
  message: v.string(),
  is_suspect: flag,
  handled_at: v.nullable(moment),
})
export type StoredContact = v.InferOutput<typeof storedContactSchema>

export const publicReviewSchema = v.object({
  id,
  created_at: moment,
  product_id: v.string(),
  customer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
})

export const storedReviewSchema = v.object({
  ...publicReviewSchema.entries,
  customer_email: optional,
  is_suspect: flag,
  /** Approved or rejected at this time; null: nobody has read it yet. */
  handled_at: v.nullable(moment),
  approved: flag,
})
export type StoredReview = v.InferOutput<typeof storedReviewSchema>

export const storedDeliverySchema = v.object({
  id,
  /** The receiver tells repeats by this key. */
  key: v.string(),
  channel: v.picklist(['email', 'webhook', 'confirmation']),
  contact_id: v.nullable(id),
  review_id: v.nullable(id),
  attempts: v.number(),
  due_at: moment,
  sent_at: v.nullable(moment),
  last_error: optional,
})
export type StoredDelivery = v.InferOutput<typeof storedDeliverySchema>

/** What somebody did with the inbox, without the texts. */
export const auditSchema = v.object({
  id,
  at: moment,
  operator: v.string(),
  action: v.string(),
  target: v.nullable(v.number()),
  /** What a number does not say: a role, a path. Copies of earlier versions have none. */
  note: v.optional(optional, null),
})
export type StoredAct = v.InferOutput<typeof auditSchema>

/** What limits confirmations, as the stores count it. */
export const confirmationsSchema = v.object({ toSameAddress: v.number(), inLastHour: v.number() })

/** How much waits to be delivered, as the stores count it. */
export const outboxStateSchema = v.object({ waiting: v.number(), oldestSeconds: v.number() })

/** One contact or review on its way to someone, for the `attempts`-th time. */
export type Delivery = Pick<StoredDelivery, 'id' | 'key' | 'channel' | 'attempts'> &
  ({ kind: 'contact'; row: StoredContact } | { kind: 'review'; row: StoredReview })

/** Parses rows that came out of a store. */
export function parseRows<Schema extends v.GenericSchema>(schema: Schema, rows: unknown): v.InferOutput<Schema>[] {
  return v.parse(v.array(schema), rows)
}
