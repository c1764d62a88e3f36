import type { ProductSummary } from './product-summary-schema.ts'

/** The code on the product's label: its own SKU, or the first and last of its variants' ('C3VGA2 / C5VGA2'). */
export function labelCode({ sku, variants }: Pick<ProductSummary, 'sku' | 'variants'>): string {
  if (sku) return sku
  const codes = [...new Set(variants.map((variant) => variant.sku))]
  return codes.length <= 2 ? codes.join(' / ') : `${codes[0]} … ${codes.at(-1)}`
}

/** Whether adding to the cart needs the dialog: for variants, or a sensor type (spec §4 'Add-to-cart button'). */
export function needsOptions({ variants, productType }: Pick<ProductSummary, 'variants' | 'productType'>): boolean {
  return variants.length > 0 || productType === 'sensores-spo2' || productType === 'sensores-temperatura'
}
