import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** The properties in which variants can differ, in the order of a buyer's choices (spec §2 'Product detail', §4). */
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

/** A variant's value on an axis; undefined where it has none. */
export function axisValue(variant: AxisFields, axis: VariantAxis): string | undefined {
  return axis === 'size' ? variant.sizeKey : variant[axis]
}
