import * as v from 'valibot'
import { productIdSchema, type Product } from './product.ts'
import { variantSchema } from './variant.ts'
import {
  availabilityLabel,
  conditionLabel,
  equipmentBrandLabel,
  keysOf,
  productCategoryLabel,
  productTypeLabel,
} from './vocabulary.ts'

/** A picture that the site serves: its address and what it shows. */
export const pictureSchema = v.object({
  src: v.string(),
  alt: v.string(),
})
export type Picture = v.InferOutput<typeof pictureSchema>

/**
 * What a card, a cart line and the add-to-cart dialog need of a product. It is kept in the
 * browser's storage as well, so it has a schema.
 */
export const productSummarySchema = v.object({
  id: productIdSchema,
  name: v.string(),
  sku: v.optional(v.string()),
  category: v.picklist(keysOf(productCategoryLabel)),
  productType: v.optional(v.picklist(keysOf(productTypeLabel))),
  brand: v.picklist(keysOf(equipmentBrandLabel)),
  /** What it fits or what it is for, in one line. */
  fits: v.string(),
  condition: v.optional(v.picklist(keysOf(conditionLabel))),
  availability: v.picklist(keysOf(availabilityLabel)),
  currentPrice: v.number(),
  originalPrice: v.optional(v.number()),
  isNew: v.optional(v.boolean()),
  picture: pictureSchema,
  variants: v.array(variantSchema),
})
export type ProductSummary = v.InferOutput<typeof productSummarySchema>

/** A product's summary, with the picture that stands for it. */
export function summarize(product: Product, picture: Picture): ProductSummary {
  const { id, name, sku, category, availability, currentPrice, originalPrice } = product
  const shared = { id, name, category, availability, currentPrice, picture, ...(product.isNew && { isNew: true }) }
  const optional = { ...(sku && { sku }), ...(originalPrice !== undefined && { originalPrice }) }
  if (product.category === 'equipamentos') {
    return { ...shared, ...optional, brand: product.brand, fits: product.treatment, variants: [] }
  }
  const { productType, condition, variants, equipmentBrand } = product
  const fits = product.compatibleWith[0] ?? equipmentBrandLabel[equipmentBrand]
  return { ...shared, ...optional, productType, condition, brand: equipmentBrand, fits, variants }
}

/** The code on the product's label: its own SKU, or the span of its variants' ('C3VGA2 / C5VGA2'). */
export function labelCode({ sku, variants }: Pick<ProductSummary, 'sku' | 'variants'>): string {
  if (sku) return sku
  const [first, second] = variants
  const last = variants.at(-1)
  if (!first || !second || !last) return first?.sku ?? ''
  return variants.length === 2 ? `${first.sku} / ${second.sku}` : `${first.sku} … ${last.sku}`
}

/** Whether adding needs the dialog first: variants, or a sensor type to ask for (spec §4 'Add-to-cart button'). */
export function needsOptions({ variants, productType }: Pick<ProductSummary, 'variants' | 'productType'>): boolean {
  return variants.length > 0 || productType === 'sensores-spo2' || productType === 'sensores-temperatura'
}
