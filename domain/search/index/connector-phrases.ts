import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SearchDocument } from './document.ts'
import { readMeasures } from './measures.ts'
import { significantStems, type Phrase } from './vocabulary.ts'

/** The stems of a connector's name, without its measures: 'redond', 'ecg', 'philip' of 'Redondo de 12 pinos, ECG Philips'. */
export function connectorStems(name: string, functionWords: ReadonlySet<string>): string[] {
  return significantStems(readMeasures(name).rest, functionWords)
}

/** The index word of parts with a connector that is called so: no text has it by accident. */
export function connectorToken(stems: readonly string[]): string {
  return `${mark}${stems.toSorted().join('+')}`
}

export function isConnectorToken(word: string): boolean {
  return word.startsWith(mark)
}

const mark = '#='

/** 'Multi 14 pinos' says little besides its pins, which are told as a measure. */
function isOnlyMeasured(name: string, stems: readonly string[]): boolean {
  return stems.length < fewestBesideMeasure && readMeasures(name).said.length > 0
}

const fewestBesideMeasure = 3

/** The names of the catalogue's connectors: they say the types that have one, and require it. What says something already stays what it is. */
export function connectorPhrases(
  documents: readonly SearchDocument[],
  known: readonly Phrase[],
  { functionWords, ignoredStems }: { functionWords: ReadonlySet<string>; ignoredStems: ReadonlySet<string> },
): Phrase[] {
  // 'MultiMed' is a line of machines and the plug of its cables.
  const others = known.filter(({ meaning }) => meaning.kind !== 'brand' || !meaning.isLine)
  const taken = new Set(others.map(({ stems }) => connectorToken(stems)))
  const named = new Map<string, { stems: string[]; productTypes: Set<ProductType> }>()
  for (const { connectors, productType } of documents) {
    for (const name of productType ? connectors : []) {
      const stems = connectorStems(name, functionWords)
      const token = connectorToken(stems)
      if (taken.has(token) || stems.every((one) => ignoredStems.has(one) || /^\d+$/.test(one)) || isOnlyMeasured(name, stems)) continue
      const before = named.get(token) ?? { stems, productTypes: new Set<ProductType>() }
      if (productType) before.productTypes.add(productType)
      named.set(token, before)
    }
  }
  return [...named].map(([token, { stems, productTypes }]) => ({
    stems,
    meaning: { kind: 'connector', productTypes: [...productTypes], words: [token] },
  }))
}
