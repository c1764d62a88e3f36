import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intersection, union } from './candidates.ts'

const total = 50
const documents = fc
  .uniqueArray(fc.nat(total - 1))
  .map((positions) => Uint32Array.from(positions.toSorted((a, b) => a - b)))

test('a union has the documents of every list, once and ascending', () => {
  fc.assert(
    fc.property(fc.array(documents), (lists) => {
      const expected = [...new Set(lists.flatMap((list) => [...list]))].toSorted((a, b) => a - b)
      expect([...union(lists)]).toEqual(expected)
    }),
  )
})

test('an intersection has the documents of both lists', () => {
  fc.assert(
    fc.property(documents, documents, (a, b) => {
      expect([...intersection(a, b)]).toEqual([...a].filter((document) => b.includes(document)))
    }),
  )
})
