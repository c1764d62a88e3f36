import { sensorTypeLabels } from '#domain/catalogue/vocabulary.ts'
import type { CartLine } from './cart.ts'

const labelledValues = Object.values(sensorTypeLabels).flatMap((labels) => Object.entries<string>(labels))
const labelsByValue = new Map(labelledValues)
const valuesByLabel = new Map(labelledValues.map(([value, label]) => [label, value]))

/** A line's selected options as 'name: value', in the words that a visitor reads (spec §2 'Cart line'). */
export function optionTexts({ selectedOptions = {} }: Pick<CartLine, 'selectedOptions'>): string[] {
  return Object.entries(selectedOptions).map(([name, value]) => `${name}: ${labelsByValue.get(value) ?? value}`)
}

/** Reads the option 'tipo' from texts that `optionTexts` wrote, joined by ' · '; other texts are ignored. */
export function optionsOf(text: string): Record<string, string> {
  const pairs = text.split(' · ').flatMap((part): [string, string][] => {
    const [, value] = /^tipo: (.+)$/.exec(part.trim()) ?? []
    return value === undefined ? [] : [['tipo', valuesByLabel.get(value) ?? value]]
  })
  return Object.fromEntries(pairs)
}
