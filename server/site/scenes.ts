import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'

/** The addresses of the drawings that belong to no product. */
export interface Scenes {
  home: string
  equipment: string
  stethoscope: string
  emptyCart: string
  notFound: string
  families: Record<EquipmentFamily, string>
}
