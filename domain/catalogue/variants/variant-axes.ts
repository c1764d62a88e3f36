/**
 * The properties in which the variants of one product can differ, in the order in which a buyer chooses them (spec §2
 * 'Product detail', §4). A product asks only for those that its variants have.
 */
export const variantAxes = [
  'size',
  'vias',
  'leads',
  'transducer',
  'application',
  'thread',
  'brand',
  'model',
  'patient',
  'connector',
  'rating',
  'diameter',
  'length',
  'pack',
] as const
export type VariantAxis = (typeof variantAxes)[number]

export const axisLabel: Record<VariantAxis, string> = {
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
}

/** The fields of a variant that are axes; the variant's schema is stricter. */
type AxisFields = Partial<Record<Exclude<VariantAxis, 'size'> | 'sizeKey', string | undefined>>

/** A variant's value on an axis, which distinguishes it from the others, or undefined. */
export function axisValue(variant: AxisFields, axis: VariantAxis): string | undefined {
  return axis === 'size' ? variant.sizeKey : variant[axis]
}
