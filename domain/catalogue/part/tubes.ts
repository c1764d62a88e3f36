import { isCuffOrHose } from '#domain/catalogue/product-types.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'
import type { ArticleVariant } from '#domain/catalogue/variants/variant.ts'
import { allEndsOf } from './ends.ts'

/** The ends by which a loose connector joins a cuff and a hose, its versions' included; none for other parts. */
export function tubeJoiningEnds(part: Pick<AccessoryRecord, 'productType' | 'ends' | 'variants'>): PartEnd[] {
  if (part.productType !== 'conectores-pni') return []
  return allEndsOf(part).filter(({ side }) => side === 'mangueira' || side === 'bracadeira')
}

/** The number of tubes of a cuff or hose, by its version or drawing; undefined where neither states one. */
export function tubesOf(
  part: Pick<AccessoryRecord, 'productType' | 'drawing'>,
  variant?: Pick<ArticleVariant, 'vias'>,
): number | undefined {
  if (!isCuffOrHose(part)) return undefined
  return variant?.vias === undefined ? part.drawing.tubes : Number(variant.vias)
}
