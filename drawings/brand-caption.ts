import { equipmentBrandLabel, type EquipmentBrand } from '#domain/catalogue/vocabulary.ts'
import { caption } from './parts/plug-detail.ts'
import type { Point } from './svg.ts'

/** 'para Lifemed', or nothing for parts that belong to no single brand. */
export function forBrand(brand: EquipmentBrand): string | undefined {
  return brand === 'universal' || brand === 'outros' ? undefined : `para ${equipmentBrandLabel[brand]}`
}

/** The brand that a part fits, as a small caption; the only difference between some sister parts. */
export function brandCaption(at: Point, brand: EquipmentBrand): string {
  const text = forBrand(brand)
  return text ? caption(at, text) : ''
}
