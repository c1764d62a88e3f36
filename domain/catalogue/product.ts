import type * as v from 'valibot'
import type { accessorySchema, equipmentSchema, productSchema } from './product-schema.ts'
import type { EquipmentBrand } from './registry/equipment-brand.ts'

export type ProductRecord = v.InferOutput<typeof productSchema>
export type AccessoryRecord = v.InferOutput<typeof accessorySchema>

/** The brands that a product fits, its own first; added when content is loaded, so that rules need no registry. */
export type WithBrands = { brands: readonly [EquipmentBrand, ...EquipmentBrand[]] }
export type Accessory = AccessoryRecord & WithBrands
export type Equipment = v.InferOutput<typeof equipmentSchema> & WithBrands
export type Product = Accessory | Equipment

/** Whether a product is a part and not a whole machine. */
export function isAccessory<P extends Product>(product: P): product is P & Accessory {
  return product.category === 'acessorios-componentes'
}

/** The group in which products can be compared or related: a part's type, a machine's family. */
export function typeOrFamily(product: Product): string {
  return product.category === 'equipamentos' ? `equipamentos/${product.family}` : product.productType
}
