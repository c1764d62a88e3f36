import type { Accessory } from '#domain/catalogue/product.ts'
import { caption } from './plugs/plug-detail.ts'
import type { Point } from './svg.ts'
import { forCard } from './two-sizes.ts'

/**
 * 'para Lifemed', from the part's brand; for brands without a key of their own the words after
 * 'para' in its name. Nothing for parts that belong to no single brand.
 */
export function forBrand({ equipmentBrand, brands, name, variants }: Accessory): string | undefined {
  if (equipmentBrand === 'universal' || variants.some(({ brand }) => brand)) return undefined
  if (equipmentBrand !== 'outros') return `para ${brands[0].label}`
  const named = / para (.{2,22}?)(?:,|$)/.exec(name)?.[1]
  return named && `para ${named}`
}

/**
 * The brand that a part fits, as a small caption; the only difference between some sister parts. A large drawing goes without:
 * it stands beside the part's name.
 */
export function brandCaption(at: Point, product: Accessory): string {
  const text = forBrand(product)
  return text ? forCard(caption(at, text)) : ''
}
