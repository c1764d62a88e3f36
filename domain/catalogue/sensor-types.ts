import type { ProductType } from './product-types.ts'
import type { Choice } from './variants/selection.ts'
import { keysOf, sensorTypeLabels } from './vocabulary.ts'

/** Every sensor type, by its key. */
export const sensorTypeNames = Object.values(sensorTypeLabels).flatMap((labels) => keysOf<string>(labels))

/** The sensor types for the skin, which fit no other application. */
const onSkin = new Set(['pele'])

/**
 * The sensor types that the dialog offers (spec §5): for SpO2 and temperature sensors only, without those that
 * contradict the chosen application ('Esofágico/retal', 'Superfície (pele)').
 */
export function sensorTypes(productType: ProductType | undefined, application?: string): Choice[] {
  if (productType !== 'sensores-spo2' && productType !== 'sensores-temperatura') return []
  const types = Object.entries<string>(sensorTypeLabels[productType]).map(([value, label]) => ({ value, label }))
  if (!application) return types
  const isForSkin = application.includes('pele')
  return types.filter(({ value }) => onSkin.has(value) === isForSkin)
}
