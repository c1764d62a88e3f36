import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'

/** The addresses of the drawings that belong to no product. */
export interface Scenes {
  home: string
  /** What the numbers in the home page's plate mean, from 1 on. */
  homeLegend: readonly string[]
  equipment: string
  stethoscope: string
  emptyCart: string
  notFound: string
  families: Record<EquipmentFamily, string>
}
