import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'

/** Whether a part is a cuff or a hose, whose tubes all have to meet a tube of the other. */
export function isAirLine({ productType }: Pick<AccessoryRecord, 'productType'>): boolean {
  return productType === 'bracadeiras-pni' || productType === 'cabos-extensoes-pni'
}

/** The number of tubes of a cuff or hose, by its version or drawing; undefined where it does not say, or has none. */
export function tubesOf(
  part: Pick<AccessoryRecord, 'productType' | 'drawing'>,
  variant?: Pick<ArticleVariant, 'vias'>,
): number | undefined {
  if (!isAirLine(part)) return undefined
  return variant?.vias === undefined ? part.drawing.tubes : Number(variant.vias)
}
