import * as v from 'valibot'
import { amountSchema } from '#domain/money.ts'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { articleVariantSchema } from './article-variant.ts'
import { drawingTraitsSchema } from './drawing-traits.ts'
import { equipmentFamilyLabel } from './equipment-families.ts'
import { dossierSchema } from './part/dossier.ts'
import { evidenceSchema } from './part/evidence.ts'
import { partTechnologyLabel } from './part/part-technology.ts'
import { factSchemas, plainTexts } from './part/plain-fields.ts'
import { productTypeLabel } from './product-types.ts'
import type { EquipmentBrand } from './registry/equipment-brand.ts'
import { partEndSchema } from './registry/part-end.ts'
import { availabilityLabel, conditionLabel, keysOf } from './vocabulary.ts'

const optionalTexts = v.optional(v.array(text), [])

/** The id in `/produto/{id}`: a number or a slug. */
export const productIdSchema = slugSchema

/**
 * A row of the specification table; `typical` names the source of a value that is typical of a published family of
 * parts.
 */
export const specificationSchema = v.strictObject({ name: text, value: text, typical: v.optional(text) })

/** A maker's own code for the part, and the public list or manual that states it. */
export const referenceSchema = v.strictObject({ maker: text, code: text, source: text })

// The fields of a product stand in the order in which its file, its form and its sheet have them.

const identityFields = {
  id: productIdSchema,
  /** Former ids: their addresses redirect to the product. */
  formerly: v.optional(v.array(productIdSchema)),
  name: text,
}

const codeFields = {
  sku: v.optional(text),
  /** Former codes, by which the search still finds the product. */
  formerCodes: v.optional(v.array(text)),
  description: text,
}

const offerFields = {
  /** 0 means 'sob consulta'. */
  currentPrice: v.optional(amountSchema, 0),
  /** The product is on sale when this is above the current price. */
  originalPrice: v.optional(amountSchema),
  availability: v.picklist(keysOf(availabilityLabel)),
}

const badgeFields = {
  isNew: v.optional(v.boolean(), false),
  isCertified: v.optional(v.boolean(), false),
}

const descriptionFields = {
  specifications: v.optional(v.array(specificationSchema), []),
  dossier: v.optional(dossierSchema, {}),
  /** The papers that prove the dossier's claims. */
  evidence: v.optional(v.array(evidenceSchema), []),
  includedItems: optionalTexts,
  ...plainTexts,
  tags: optionalTexts,
  /** A fixed WhatsApp text instead of the composed one (spec §7: products 2, 3 and 4). */
  whatsappText: v.optional(text),
  drawing: v.optional(drawingTraitsSchema, {}),
}

/** A part: cable, sensor, cell, board … (spec §3 'Product'). */
export const accessorySchema = v.strictObject({
  ...identityFields,
  category: v.literal('acessorios-componentes'),
  productType: v.picklist(keysOf(productTypeLabel)),
  /**
   * Given only where the plug alone does not decide which part works; all parts of a chain have the same technology.
   */
  technology: v.optional(v.picklist(keysOf(partTechnologyLabel))),
  ...codeFields,
  /** Whether the page shows the general ATENÇÃO notice, because one could order the wrong connector. */
  attention: v.optional(v.boolean(), false),
  ...factSchemas,
  ...offerFields,
  condition: v.picklist(keysOf(conditionLabel)),
  ...badgeFields,
  /** Keys of `content/equipment-brands.yaml`. */
  equipmentBrand: slugSchema,
  additionalEquipmentBrands: v.optional(v.array(slugSchema), []),
  /** Keys of `content/equipment-models.yaml`. */
  equipmentModel: v.optional(v.array(slugSchema), []),
  references: v.optional(v.array(referenceSchema), []),
  compatibleWith: optionalTexts,
  ends: v.optional(v.array(partEndSchema), []),
  variants: v.optional(v.array(articleVariantSchema), []),
  /** Choices without a code of their own are refused: they would put several things under one code. */
  options: v.optional(
    v.never(
      'uma escolha sem código não diz o que vai na caixa; faça de cada valor uma versão em variants, com o seu sku',
    ),
  ),
  ...descriptionFields,
})
export type AccessoryRecord = v.InferOutput<typeof accessorySchema>

/** A whole machine (spec §3 'Equipment product'). */
export const equipmentSchema = v.strictObject({
  ...identityFields,
  category: v.literal('equipamentos'),
  family: v.picklist(keysOf(equipmentFamilyLabel)),
  /** A key of `content/equipment-brands.yaml`. */
  brand: slugSchema,
  specialty: text,
  technology: text,
  treatment: text,
  ...codeFields,
  ...factSchemas,
  ...offerFields,
  ...badgeFields,
  compatibleWith: optionalTexts,
  ...descriptionFields,
})

export const productSchema = v.variant('category', [accessorySchema, equipmentSchema])
/** A product as its file or a row of the spreadsheet states it. */
export type ProductRecord = v.InferOutput<typeof productSchema>

/**
 * Added when the content is loaded: the names of the brands that a product fits, its own first, so that rules need no
 * registry for them.
 */
export interface WithBrands {
  brands: readonly [EquipmentBrand, ...EquipmentBrand[]]
}
export type Accessory = AccessoryRecord & WithBrands
export type Equipment = v.InferOutput<typeof equipmentSchema> & WithBrands
export type Product = Accessory | Equipment

/** Whether a product is a part and not a whole machine. */
export function isAccessory<P extends Product>(product: P): product is P & Accessory {
  return product.category === 'acessorios-componentes'
}

/** A product's use: a part's type, a machine's family. */
export function typeOrFamily(product: Product): string {
  return product.category === 'equipamentos' ? `equipamentos/${product.family}` : product.productType
}
