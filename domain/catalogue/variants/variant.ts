import * as v from 'valibot'
import { trimmedText as label } from '#domain/text/text-schemas.ts'
import { amountSchema } from '#domain/catalogue/amount-schema.ts'
import { axisValue, variantAxes } from './variant-axes.ts'
import { availabilityLabel, keysOf, sizeKeys } from '#domain/catalogue/vocabulary.ts'

export const variantFields = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'minúsculas, algarismos e hifens')),
  sku: label,
  /** Codes that it was sold by before: searching one finds it. */
  formerCodes: v.optional(v.array(label)),
  sizeKey: v.optional(v.picklist(sizeKeys)),
  sizeLabel: v.optional(label),
  vias: v.optional(v.picklist(['1', '2'])),
  leads: v.optional(v.picklist(['3', '5', '10'])),
  transducer: v.optional(label),
  application: v.optional(label),
  thread: v.optional(label),
  brand: v.optional(label),
  model: v.optional(label),
  patient: v.optional(label),
  /** The connector as the choice names it ('P10', 'Redondo, 2 pinos'); `ends` says which one it is. */
  connector: v.optional(label),
  /** What is printed on it: '12 V, 7 Ah', '12 V, 20 W'. */
  rating: v.optional(label),
  diameter: v.optional(label),
  length: v.optional(label),
  pack: v.optional(label),
  availability: v.optional(v.picklist(keysOf(availabilityLabel))),
  currentPrice: v.optional(amountSchema),
})

/** One orderable form of a product: a SKU and its value on each axis (spec §3 'Variant' and 'Option'). */
export type Variant = v.InferOutput<typeof variantFields>

/** Whether a size has its key and its words. */
export const hasWholeSize = ({ sizeKey, sizeLabel }: Variant) => Boolean(sizeKey) === Boolean(sizeLabel)
/** Whether a variant answers a question at all. */
export const answersSomething = (variant: Variant) => variantAxes.some((axis) => axisValue(variant, axis))
export const sizeRule = 'sizeKey e sizeLabel juntos'
export const answerRule = `ao menos um destes: sizeKey, ${variantAxes.slice(1).join(', ')}`

/** A variant as cards, carts and choices know it. A browser may have kept it since another release: a field more is no fault. */
export const variantSchema = v.pipe(
  v.object(variantFields.entries),
  v.check(hasWholeSize, sizeRule),
  v.check(answersSomething, answerRule),
)
