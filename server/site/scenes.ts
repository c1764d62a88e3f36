import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'

/** The addresses of drawings that are not of a product. */
export interface Scenes {
  home: string
  /** What the numbers in the home page's drawing stand for, from 1 on. */
  homeLegend: readonly string[]
  equipment: string
  stethoscope: string
  emptyCart: string
  notFound: string
  families: Record<EquipmentFamily, string>
}
