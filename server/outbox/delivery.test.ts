import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOff } from './delivery.ts'

test('tries again soon at first, then ever more rarely, and never gives up', () => {
  expect([1, 2, 3, 4].map((attempts) => backOff(attempts, 0.5))).toEqual([15, 30, 60, 120])
  expect(backOff(50, 0.5)).toBe(6 * 60 * 60)
})

test('the wait is always between a few seconds and a few hours', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const seconds = backOff(attempts, random)
      expect(seconds).toBeGreaterThan(10)
      expect(seconds).toBeLessThan(7 * 60 * 60)
    }),
  )
})
