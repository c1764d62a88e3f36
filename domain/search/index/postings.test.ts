import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf, eachMatch, placeCandidates, PostingsBuilder } from './postings.ts'

const total = 400
const positions = fc.uniqueArray(fc.nat(total - 1), { maxLength: total }).map((list) => list.toSorted((a, b) => a - b))

function postingsOf(list: readonly number[]) {
  const builder = new PostingsBuilder()
  for (const position of list) builder.add('cabo', position, (position % 15) + 1)
  return builder.finish().get('cabo') ?? new Uint32Array()
}

test('finds exactly the candidates that have the word, with their place and fields', () => {
  fc.assert(
    fc.property(positions, positions, (having, asked) => {
      const found: [number, number][] = []
      const candidates = placeCandidates(Uint32Array.from(asked), total)
      eachMatch(postingsOf(having), candidates, (place, bits) => found.push([place, bits]))
      const expected = asked.flatMap((position, place) =>
        having.includes(position) ? [[place, (position % 15) + 1]] : [],
      )
      expect(found).toEqual(expected)
    }),
  )
})

test('a word told twice of a document stands once, with the fields of both', () => {
  const builder = new PostingsBuilder()
  builder.add('cabo', 3, 1)
  builder.add('cabo', 3, 4)
  const postings = builder.finish().get('cabo') ?? new Uint32Array()
  expect([...documentsOf(postings)]).toEqual([3])
  expect([...postings].map((entry) => entry & 15)).toEqual([5])
})
