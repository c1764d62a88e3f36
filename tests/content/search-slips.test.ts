import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { nearestWords, slipsBetween } from '#domain/search/index/similarity.ts'
import { startingWith } from '#domain/search/index/sorted-words.ts'
import { isKnown } from '#domain/search/query/readings.ts'
import { search } from '#domain/search/search.ts'
import { weights } from '#domain/search/weights.ts'
import { stemOf } from '#domain/text/tokens.ts'

const { documents, vocabulary } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)
const firstFor = new Map(
  index.nameWords.all.flatMap(({ word }) => {
    const [first] = search(index, word).hits
    return first ? [[word, first.id] as const] : []
  }),
)

/** A letter changed, dropped, doubled, or exchanged with its neighbour. */
const slips = {
  changed: (word: string, at: number, letter: string) => word.slice(0, at) + letter + word.slice(at + 1),
  dropped: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
  exchanged: (word: string, at: number) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    word.slice(at + 2),
}
const slip = fc.record({
  kind: fc.constantFrom(...Object.values(slips)),
  place: fc.nat(),
  letter: fc.constantFrom('a', 'c', 'e', 'm', 'o', 'q', 's', 't', 'x'),
})

/** Whether a slip is known as something else: a code, a word, a beginning, a diminutive, or another name as near. */
function isKnownElse(typed: string, word: string): boolean {
  const isBegun = [index.sortedWords, index.vocabulary.stems].some((words) => startingWith(words, typed, 1).length > 0)
  const isCode = search(index, typed).kind !== 'text'
  if (isCode || isBegun || isKnown(index, stemOf(typed)) || /inh[oa]s?$/.test(typed)) return true
  return nearestWords(index.nameWords, typed, weights.fuzzy.term).some((near) => near !== word)
}

test(
  'a word of a name with one slip, and one of seven letters with two, finds what the word finds (§9)',
  { timeout: 60_000 },
  () => {
    const ofLetters = (least: number) => fc.constantFrom(...[...firstFor.keys()].filter((word) => word.length >= least))
    const slipped = fc.oneof(
      fc.tuple(ofLetters(4), fc.array(slip, { minLength: 1, maxLength: 1 })),
      fc.tuple(ofLetters(7), fc.array(slip, { minLength: 2, maxLength: 2 })),
    )
    fc.assert(
      fc.property(slipped, ([word, made]) => {
        const typed = made.reduce((text, { kind, place, letter }) => kind(text, place % text.length, letter), word)
        // Two slips in one place may be three: 'rabicho', 'rbicho', 'bricho'.
        fc.pre(slipsBetween(typed, word) <= made.length && !isKnownElse(typed, word))
        expect(
          search(index, typed).hits.map(({ id }) => id),
          `${typed} for ${word}`,
        ).toContain(firstFor.get(word))
      }),
      { numRuns: 1000 },
    )
  },
)

test.each(['desfribilador', 'monitr'])('%s finds parts or machines', (typed) => {
  expect(search(index, typed).hits.length).toBeGreaterThan(0)
})

test.each(['colchão', 'fogão', 'zeladora', 'geladeira', 'farmácia'])('%s is no slip of anything sold', (typed) => {
  expect(search(index, typed).hits).toEqual([])
})
