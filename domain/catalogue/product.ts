import * as v from 'valibot'
import { amountSchema } from './amount-schema.ts'
import { drawingTraitsSchema } from './drawing-traits.ts'
import { variantSchema } from './variant.ts'
import {
  availabilityLabel,
  conditionLabel,
  equipmentBrandLabel,
  equipmentFamilyLabel,
  keysOf,
  productTypeLabel,
} from './vocabulary.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const texts = v.optional(v.array(text), [])

/** Product ids are what stands in `/produto/{id}`: a number or a slug. */
export const productIdSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits in groups joined by hyphens'),
)

const shared = {
  id: productIdSchema,
  name: text,
  sku: v.optional(text),
  description: text,
  /** In R$; 0 means 'sob consulta'. */
  currentPrice: v.optional(amountSchema, 0),
  /** In R$; a price above the current one makes the product 'on sale'. */
  originalPrice: v.optional(amountSchema),
  isNew: v.optional(v.boolean(), false),
  isCertified: v.optional(v.boolean(), false),
  availability: v.picklist(keysOf(availabilityLabel)),
  tags: texts,
  compatibleWith: texts,
  specifications: v.optional(v.array(v.strictObject({ name: text, value: text })), []),
  includedItems: texts,
  /** Replaces the shop's standing warranty text. */
  warranty: v.optional(text),
  drawing: v.optional(drawingTraitsSchema, {}),
  /** A fixed WhatsApp text in place of the composed one (spec §7: products 2, 3 and 4). */
  whatsappText: v.optional(text),
}

/** A part: cable, sensor, cell, board … (spec §3 'Product'). */
export const accessorySchema = v.strictObject({
  ...shared,
  category: v.literal('acessorios-componentes'),
  productType: v.picklist(keysOf(productTypeLabel)),
  /** Shows the standing ATENÇÃO notice: a wrong connector is possible. */
  attention: v.optional(v.boolean(), false),
  equipmentBrand: v.picklist(keysOf(equipmentBrandLabel)),
  additionalEquipmentBrands: v.optional(v.array(v.picklist(keysOf(equipmentBrandLabel))), []),
  equipmentModel: texts,
  condition: v.picklist(keysOf(conditionLabel)),
  variants: v.optional(v.array(variantSchema), []),
})
export type Accessory = v.InferOutput<typeof accessorySchema>

/** A whole machine (spec §3 'Equipment product'). */
export const equipmentSchema = v.strictObject({
  ...shared,
  category: v.literal('equipamentos'),
  family: v.picklist(keysOf(equipmentFamilyLabel)),
  brand: v.picklist(keysOf(equipmentBrandLabel)),
  specialty: text,
  technology: text,
  treatment: text,
})
export type Equipment = v.InferOutput<typeof equipmentSchema>

export const productSchema = v.variant('category', [accessorySchema, equipmentSchema])
export type Product = v.InferOutput<typeof productSchema>
