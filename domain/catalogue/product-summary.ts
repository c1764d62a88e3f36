import type { Picture, ProductSummary } from './product-summary-schema.ts'
import type { Product } from './product.ts'
import { equipmentBrandLabel } from './vocabulary.ts'

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
