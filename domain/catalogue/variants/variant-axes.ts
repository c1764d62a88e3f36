/**
 * The properties in which the variants of one product can differ, in the order in which a buyer
 * chooses them (spec §2 'Product detail', §4). A product asks for those that its variants carry.
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

/** The part of a variant that its axes read; a variant's schema says more of each. */
type AxisFields = Partial<Record<Exclude<VariantAxis, 'size'> | 'sizeKey', string | undefined>>

/** What a variant says on an axis: the value that tells it from its siblings, or undefined. */
export function axisValue(variant: AxisFields, axis: VariantAxis): string | undefined {
  return axis === 'size' ? variant.sizeKey : variant[axis]
}
