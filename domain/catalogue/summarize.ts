import type { Picture, ProductSummary } from './product-summary-schema.ts'
import type { Product } from './product.ts'

/** A product's summary, with its main picture. */
export function summarize(product: Product, picture: Picture): ProductSummary {
  const { id, name, sku, category, availability, currentPrice, originalPrice } = product
  const shared = { id, name, category, availability, currentPrice, picture, ...(product.isNew && { isNew: true }) }
  const optional = { ...(sku && { sku }), ...(originalPrice !== undefined && { originalPrice }) }
  if (product.category === 'equipamentos') {
    return { ...shared, ...optional, brand: product.brand, fits: product.treatment, variants: [] }
  }
  const { productType, condition, equipmentBrand } = product
  const variants = product.variants.map(({ ends: _ends, ...variant }) => variant)
  const fits = product.compatibleWith[0] ?? product.brands[0].label
  return {
    ...shared,
    ...optional,
    productType,
    condition,
    brand: equipmentBrand,
    fits,
    variants,
  }
}
