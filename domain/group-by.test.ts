import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('it groups as the platform does where that can', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (numbers, divisor) => {
      const remainder = (number: number) => number % divisor
      expect([...groupBy(numbers, remainder)]).toEqual([...Map.groupBy(numbers, remainder)])
    }),
  )
})
