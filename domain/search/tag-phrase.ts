import type { ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { significantStems } from './vocabulary.ts'

/**
 * Whether the query says one of the document's tags in full: the catalogue's own special phrases
 * ('luer lock', 'Neopinch').
 */
export function saysWholeTag({ documents, vocabulary }: SearchIndex, { words }: ReadQuery, document: number): boolean {
  const said = new Set(words.flatMap(({ readings }) => readings.map(({ stem }) => stem)))
  return (documents[document]?.tags ?? []).some((tag) => {
    const stems = significantStems(tag, vocabulary.functionWords)
    return stems.length > 0 && stems.every((stem) => said.has(stem))
  })
}
