import * as v from 'valibot'
import { availabilityLabel, keysOf, sizeKeys } from '#domain/catalogue/vocabulary.ts'
import { amountSchema } from '#domain/money.ts'
import { trimmedText as label } from '#domain/text/text-schemas.ts'
import { axisValue, variantAxes } from './variant-axes.ts'

export const variantEntries = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'minúsculas, algarismos e hifens')),
  sizeKey: v.optional(v.picklist(sizeKeys)),
  sizeLabel: v.optional(label),
  /** The number of air tubes; `leads` is that of a cable. */
  vias: v.optional(v.picklist(['1', '2'])),
  leads: v.optional(v.picklist(['3', '5', '10'])),
  transducer: v.optional(label),
  application: v.optional(label),
  thread: v.optional(label),
  brand: v.optional(label),
  model: v.optional(label),
  patient: v.optional(label),
  /** The connector's name on the button ('P10', 'Redondo, 2 pinos'); `ends` states which connector it is. */
  connector: v.optional(label),
  /** The rating printed on the part: '12 V, 7 Ah', '12 V, 20 W'. */
  rating: v.optional(label),
  diameter: v.optional(label),
  length: v.optional(label),
  pack: v.optional(label),
  sku: label,
  /** Former codes, by which the search still finds the variant. */
  formerCodes: v.optional(v.array(label)),
  availability: v.optional(v.picklist(keysOf(availabilityLabel))),
  currentPrice: v.optional(amountSchema),
})

/** One orderable form of a product: a SKU and its value on each axis (spec §3 'Variant' and 'Option'). */
export type Variant = v.InferOutput<typeof variantEntries>

/** Whether a size has both its key and its label. */
export const hasWholeSize = ({ sizeKey, sizeLabel }: Variant) => Boolean(sizeKey) === Boolean(sizeLabel)
/** Whether a variant has a value on any axis. */
export const hasAxisValue = (variant: Variant) => variantAxes.some((axis) => axisValue(variant, axis))
export const sizeRule = 'sizeKey e sizeLabel juntos'
export const axisRule = `ao menos um destes: sizeKey, ${variantAxes.slice(1).join(', ')}`

/**
 * A variant as cards, carts and dialogs use it, with its price in cents. The browser may have stored it under another
 * release, so unknown fields are allowed.
 */
export const variantSchema = v.pipe(
  v.object({ ...variantEntries.entries, currentPrice: v.optional(v.pipe(v.number(), v.finite())) }),
  v.check(hasWholeSize, sizeRule),
  v.check(hasAxisValue, axisRule),
)
