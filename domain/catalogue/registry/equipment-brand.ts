import * as v from 'valibot'
import { field } from '#domain/field-words.ts'
import { slugSchema, trimmedText } from '#domain/text/text-schemas.ts'

export const equipmentBrandSchema = v.strictObject({ key: slugSchema, label: field('Nome', trimmedText) })
export type EquipmentBrand = v.InferOutput<typeof equipmentBrandSchema>

/** Two brand keys that are no company's name; rules use them, so every shop has them. */
export const reservedBrands: readonly EquipmentBrand[] = [
  { key: 'outros', label: 'Outras marcas' },
  { key: 'universal', label: 'Universal' },
]

/** Whether a key is one of the two reserved ones, which name no maker. */
export function isReservedBrand(key: string): boolean {
  return reservedBrands.some((brand) => brand.key === key)
}

/** Adds the two reserved brands to those of the shop's content; sorted by key. */
export function withReservedBrands(shopBrands: readonly EquipmentBrand[]): EquipmentBrand[] {
  return [...reservedBrands, ...shopBrands].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
