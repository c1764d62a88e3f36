import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Best } from './best.ts'

const byValue = (a: [number, number], b: [number, number]) => b[0] - a[0] || a[1] - b[1]

test('keeps what a whole sort would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 8 }), (values, limit) => {
      const items = values.map((value, place): [number, number] => [value, place])
      const best = new Best(limit, byValue)
      for (const item of items) best.add(item)
      expect(best.inOrder()).toEqual(items.toSorted(byValue).slice(0, limit))
    }),
  )
})

test('the last of the best is never after an item that has a place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1 }), (values) => {
      const best = new Best<[number, number]>(3, byValue)
      for (const [place, value] of values.entries()) best.add([value, place])
      const third = best.inOrder()[2]
      if (best.last && third) expect(byValue(best.last, third)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('without a limit keeps all, in order', () => {
  const best = new Best<[number, number]>(Infinity, byValue)
  for (const [place, value] of [3, 9, 5].entries()) best.add([value, place])
  expect(best.inOrder().map(([value]) => value)).toEqual([9, 5, 3])
})
