import type { Branded, ProductRecord } from '#domain/catalogue/product.ts'
import type { EquipmentBrand } from './equipment-brand.ts'

/** The keys of every brand that a product fits, its own first. */
export function brandKeysOf(product: ProductRecord): [string, ...string[]] {
  return product.category === 'equipamentos'
    ? [product.brand]
    : [product.equipmentBrand, ...product.additionalEquipmentBrands]
}

/**
 * Makes a function that adds to a product the names of its brands. In: the shop's brands; an unknown key becomes its
 * own name.
 */
export function brandNaming(brands: readonly EquipmentBrand[]): <P extends ProductRecord>(product: P) => P & Branded {
  const byKey = new Map(brands.map((brand) => [brand.key, brand]))
  const named = (key: string) => byKey.get(key) ?? { key, label: key }
  return (product) => {
    const [own, ...others] = brandKeysOf(product)
    return { ...product, brands: [named(own), ...[...new Set(others)].filter((key) => key !== own).map(named)] }
  }
}
