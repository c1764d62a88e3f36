import * as v from 'valibot'
import { amountSchema } from './amount-schema.ts'
import { axisValue, variantAxes } from './variant-axes.ts'
import { availabilityLabel, keysOf, sizeKeys } from './vocabulary.ts'

const label = v.pipe(v.string(), v.trim(), v.nonEmpty())

const variantFields = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')),
  sku: label,
  sizeKey: v.optional(v.picklist(sizeKeys)),
  sizeLabel: v.optional(label),
  vias: v.optional(v.picklist(['1', '2'])),
  leads: v.optional(v.picklist(['3', '5', '10'])),
  transducer: v.optional(label),
  application: v.optional(label),
  thread: v.optional(label),
  brand: v.optional(label),
  availability: v.optional(v.picklist(keysOf(availabilityLabel))),
  currentPrice: v.optional(amountSchema),
})

/** One orderable form of a product: a SKU and its value on each axis (spec §3 'Variant' and 'Option'). */
export type Variant = v.InferOutput<typeof variantFields>

export const variantSchema = v.pipe(
  variantFields,
  v.check((variant) => Boolean(variant.sizeKey) === Boolean(variant.sizeLabel), 'sizeKey and sizeLabel together'),
  v.check(
    (variant) => variantAxes.some((axis) => axisValue(variant, axis)),
    'at least one of: sizeKey, vias, leads, transducer, application, thread, brand',
  ),
)
