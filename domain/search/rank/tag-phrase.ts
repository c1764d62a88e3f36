import type { ReadQuery } from '#domain/search/query/read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'

/**
 * Whether the query says one of a document's tags in full: the catalogue's own special phrases
 * ('luer lock', 'Neopinch'). Out: the test for a document's position. Tags recur: each is looked at once.
 */
export function wholeTagTest(
  { documents, tagStems }: SearchIndex,
  { words }: ReadQuery,
): (document: number) => boolean {
  const said = new Set(words.flatMap(({ readings }) => readings.map(({ stem }) => stem)))
  const known = new Map<string, boolean>()
  const isSaid = (tag: string) => {
    const before = known.get(tag)
    if (before !== undefined) return before
    const stems = tagStems.get(tag) ?? []
    const is = stems.length > 0 && stems.every((stem) => said.has(stem))
    known.set(tag, is)
    return is
  }
  return (document) => documents[document]?.tags.some(isSaid) ?? false
}
