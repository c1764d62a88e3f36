import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** In what versions can differ, in the order in which a buyer chooses (spec §2 'Product detail', §4). */
export const axisLabel = {
  size: 'Tamanho',
  vias: 'Vias',
  leads: 'Vias de ECG',
  transducer: 'Transdutor',
  application: 'Aplicação',
  thread: 'Rosca',
  brand: 'Marca compatível',
  model: 'Modelo',
  patient: 'Paciente',
  connector: 'Conector',
  rating: 'Valores nominais',
  diameter: 'Diâmetro',
  length: 'Comprimento',
  pack: 'Embalagem',
} as const
export const variantAxes = keysOf(axisLabel)
export type VariantAxis = keyof typeof axisLabel

type AxisFields = Partial<Record<Exclude<VariantAxis, 'size'> | 'sizeKey', string | undefined>>

/** A variant's value on an axis, which distinguishes it from the others, or undefined. */
export function axisValue(variant: AxisFields, axis: VariantAxis): string | undefined {
  return axis === 'size' ? variant.sizeKey : variant[axis]
}
