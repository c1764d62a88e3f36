import { sensorTypeLabels } from '#domain/catalogue/vocabulary.ts'
import type { CartLine } from './cart.ts'

const valueLabels: Readonly<Record<string, string>> = {
  ...sensorTypeLabels['sensores-spo2'],
  ...sensorTypeLabels['sensores-temperatura'],
}

/** A line's selected options as 'name: value', in the words that a visitor reads (spec §2 'Cart line'). */
export function optionTexts({ selectedOptions = {} }: Pick<CartLine, 'selectedOptions'>): string[] {
  return Object.entries(selectedOptions).map(([name, value]) => `${name}: ${valueLabels[value] ?? value}`)
}
