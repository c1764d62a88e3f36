import { sensorTypeLabels } from '#domain/catalogue/vocabulary.ts'
import type { CartLine } from './cart.ts'

const valueLabels = new Map(Object.values(sensorTypeLabels).flatMap((labels) => Object.entries<string>(labels)))

/** A line's selected options as 'name: value', in the words that a visitor reads (spec §2 'Cart line'). */
export function optionTexts({ selectedOptions = {} }: Pick<CartLine, 'selectedOptions'>): string[] {
  return Object.entries(selectedOptions).map(([name, value]) => `${name}: ${valueLabels.get(value) ?? value}`)
}
