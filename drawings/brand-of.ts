import type { Accessory } from '#domain/catalogue/product.ts'

/**
 * 'Lifemed', from the part's brand; for brands without a key of their own the words after 'para' in its name. Nothing for
 * parts that belong to no single brand.
 */
export function brandOf({ equipmentBrand, brands, name, variants }: Accessory): string | undefined {
  if (equipmentBrand === 'universal' || variants.some(({ brand }) => brand)) return undefined
  if (equipmentBrand !== 'outros') return brands[0].label
  return / para (.{2,22}?)(?:,|$)/.exec(name)?.[1]
}
