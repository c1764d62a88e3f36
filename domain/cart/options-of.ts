import { sensorTypeLabels } from '#domain/catalogue/vocabulary.ts'

const types = new Map(
  Object.values(sensorTypeLabels)
    .flatMap((labels) => Object.entries<string>(labels))
    .map(([value, label]) => [label, value]),
)

/** Options read back from the words of `optionTexts`, parted by ' · '; whatever else the text says is left out. */
export function optionsOf(text: string): Record<string, string> {
  const pairs = text.split(' · ').flatMap((part): [string, string][] => {
    const [, value] = /^tipo: (.+)$/.exec(part.trim()) ?? []
    return value === undefined ? [] : [['tipo', types.get(value) ?? value]]
  })
  return Object.fromEntries(pairs)
}
