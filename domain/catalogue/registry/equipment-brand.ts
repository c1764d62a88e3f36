import * as v from 'valibot'
import { slugSchema } from '#domain/catalogue/slug-schema.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/** A brand of machines, as `content/equipment-brands.yaml` has it: a key that stands in addresses, and its name. */
export const equipmentBrandSchema = v.strictObject({ key: slugSchema, label: trimmedText })
export type EquipmentBrand = v.InferOutput<typeof equipmentBrandSchema>

/** Two keys that are the name of nobody: every shop has them, and rules ask for them. */
export const reservedBrands: readonly EquipmentBrand[] = [
  { key: 'outros', label: 'Outras marcas' },
  { key: 'universal', label: 'Universal' },
]

/** Whether a key names no maker. */
export function isReservedBrand(key: string): boolean {
  return reservedBrands.some((brand) => brand.key === key)
}

/** Every brand that a shop's products may name, by key. In: those of its content. */
export function withReservedBrands(own: readonly EquipmentBrand[]): EquipmentBrand[] {
  return [...reservedBrands, ...own].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
