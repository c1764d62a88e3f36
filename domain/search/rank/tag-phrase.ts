import type { ReadQuery } from '#domain/search/query/read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'

/**
 * Whether the query says one of a document's tags in full: the catalogue's own special phrases
 * ('luer lock', 'Neopinch'). Out: the test for a document's position.
 */
export function wholeTagTest(
  { documents, tagStems }: SearchIndex,
  { words }: ReadQuery,
): (document: number) => boolean {
  const said = new Set(words.flatMap(({ readings }) => readings.map(({ stem }) => stem)))
  const isSaid = (tag: string) => {
    const stems = tagStems.get(tag) ?? []
    return stems.length > 0 && stems.every((stem) => said.has(stem))
  }
  return (document) => documents[document]?.tags.some(isSaid) ?? false
}
