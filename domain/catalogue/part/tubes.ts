import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'

/** Whether a part is a cuff or a hose, whose tubes all have to meet a tube of the other. */
export function isAirLine({ productType }: Pick<AccessoryRecord, 'productType'>): boolean {
  return productType === 'bracadeiras-pni' || productType === 'cabos-extensoes-pni'
}

/** Whether a part belongs to the air way of a cuff: the cuff, its hose, or a loose connector between them. */
export function isAirPart({ productType }: Pick<AccessoryRecord, 'productType'>): boolean {
  return isAirLine({ productType }) || productType === 'conectores-pni'
}

/**
 * The ends by which a loose connector joins a cuff and a hose, those of its versions included; none for other parts, and
 * for a connector that only closes a tube or reaches the monitor.
 */
export function airHalves({
  productType,
  ends,
  variants,
}: Pick<AccessoryRecord, 'productType' | 'ends' | 'variants'>): PartEnd[] {
  if (productType !== 'conectores-pni') return []
  const allEnds = [...ends, ...variants.flatMap((variant) => variant.ends ?? [])]
  return allEnds.filter(({ side }) => side === 'mangueira' || side === 'bracadeira')
}

/** The number of tubes of a cuff or hose, by its version or drawing; undefined where it does not say, or has none. */
export function tubesOf(
  part: Pick<AccessoryRecord, 'productType' | 'drawing'>,
  variant?: Pick<ArticleVariant, 'vias'>,
): number | undefined {
  if (!isAirLine(part)) return undefined
  return variant?.vias === undefined ? part.drawing.tubes : Number(variant.vias)
}
