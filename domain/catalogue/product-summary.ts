import * as v from 'valibot'
import { slugSchema } from '#domain/text/text-schemas.ts'
import { productTypeLabel } from './product-types.ts'
import type { Product } from './product.ts'
import { variantSchema } from './variants/variant.ts'
import { availabilityLabel, conditionLabel, keysOf, productCategoryLabel } from './vocabulary.ts'

/** A picture that the site serves; photographs have size, formats and placeholder too. */
export const pictureSchema = v.object({
  src: v.string(),
  alt: v.string(),
  /** Width in pixels, like the height; drawings are 480 by 360. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** The same picture in other formats and widths, the best format first. */
  sources: v.optional(v.array(v.object({ type: v.string(), srcSet: v.string() }))),
  placeholder: v.optional(v.string()),
})
export type Picture = v.InferOutput<typeof pictureSchema>

/** The data of a product that a card, a cart line and the add-to-cart dialog need; the browser stores them. */
export const productSummarySchema = v.object({
  id: slugSchema,
  name: v.string(),
  sku: v.optional(v.string()),
  category: v.picklist(keysOf(productCategoryLabel)),
  productType: v.optional(v.picklist(keysOf(productTypeLabel))),
  brand: slugSchema,
  /** The equipment that the product fits, or what the product is for, in one line. */
  fits: v.string(),
  condition: v.optional(v.picklist(keysOf(conditionLabel))),
  availability: v.picklist(keysOf(availabilityLabel)),
  /** The price in cents; 0 or less means 'sob consulta'. */
  currentPrice: v.pipe(v.number(), v.finite()),
  originalPrice: v.optional(v.pipe(v.number(), v.finite())),
  isNew: v.optional(v.boolean()),
  picture: pictureSchema,
  /** The plug on the machine's side and the number of ways, in words, for tables of parts. */
  plug: v.optional(v.string()),
  ways: v.optional(v.string()),
  variants: v.array(variantSchema),
})
export type ProductSummary = v.InferOutput<typeof productSummarySchema>

/** Makes a product's summary. In: the product's main picture. */
export function summarize(product: Product, picture: Picture): ProductSummary {
  const { id, name, sku, category, availability, currentPrice, originalPrice } = product
  const shared = { id, name, category, availability, currentPrice, picture, ...(product.isNew && { isNew: true }) }
  const optional = { ...(sku && { sku }), ...(originalPrice !== undefined && { originalPrice }) }
  if (product.category === 'equipamentos') {
    return { ...shared, ...optional, brand: product.brand, fits: product.treatment, variants: [] }
  }
  const { productType, condition, equipmentBrand: brand } = product
  const variants = product.variants.map(({ ends: _ends, ...variant }) => variant)
  const fits = product.compatibleWith[0] ?? product.brands[0].label
  return { ...shared, ...optional, productType, condition, brand, fits, variants }
}

/** The code on the label: the chosen variant's; else the product's own, or its variants' first and last. */
export function labelCode({ sku, variants }: Pick<ProductSummary, 'sku' | 'variants'>, variantId?: string): string {
  const ownCode = variants.find(({ id }) => id === variantId)?.sku ?? sku
  if (ownCode) return ownCode
  const codes = [...new Set(variants.map((variant) => variant.sku))]
  return codes.length <= 2 ? codes.join(' / ') : `${codes[0]} … ${codes.at(-1)}`
}

/** Whether adding to the cart needs the dialog: for variants, or a sensor type (spec §4 'Add-to-cart button'). */
export function needsOptions({ variants, productType }: Pick<ProductSummary, 'variants' | 'productType'>): boolean {
  return variants.length > 0 || productType === 'sensores-spo2' || productType === 'sensores-temperatura'
}
