import type { ProductType } from './product-types.ts'
import type { Choice } from './variants/selection.ts'
import { keysOf, sensorTypeLabels } from './vocabulary.ts'

export const sensorTypeNames = Object.values(sensorTypeLabels).flatMap((labels) => keysOf<string>(labels))

/** The sensor types that the dialog offers (spec §5), without types that contradict the application. */
export function sensorTypes(productType: ProductType | undefined, application?: string): Choice[] {
  if (productType !== 'sensores-spo2' && productType !== 'sensores-temperatura') return []
  const types = Object.entries<string>(sensorTypeLabels[productType]).map(([value, label]) => ({ value, label }))
  if (!application) return types
  // The type for the skin fits no other application.
  return types.filter(({ value }) => (value === 'pele') === application.includes('pele'))
}
