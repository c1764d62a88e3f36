import { keysOf, sensorTypeLabels } from '#domain/catalogue/vocabulary.ts'
import { partOptionLabel } from '#domain/catalogue/part/part-options.ts'

const names = new Map<string, string>([
  ['tipo', 'tipo'],
  ...keysOf(partOptionLabel).map((name): [string, string] => [partOptionLabel[name].toLowerCase(), name]),
])
const types = new Map(
  Object.values(sensorTypeLabels)
    .flatMap((labels) => Object.entries<string>(labels))
    .map(([value, label]) => [label, value]),
)

/** Options read back from the words of `optionTexts`, parted by ' · '; whatever else the text says is left out. */
export function optionsOf(text: string): Record<string, string> {
  const pairs = text.split(' · ').flatMap((part): [string, string][] => {
    const [, label = '', value = ''] = /^([^:]+): (.+)$/.exec(part.trim()) ?? []
    const name = names.get(label)
    if (name === undefined) return []
    return [[name, name === 'tipo' ? (types.get(value) ?? value) : value]]
  })
  return Object.fromEntries(pairs)
}
