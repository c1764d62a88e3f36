import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOff, mailAllowance } from './delivery.ts'

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

const at = (...minutes: number[]) => minutes.map((minute) => new Date(minute * 60_000).toISOString())
const allowed = (sent: number[], minute: number) =>
  mailAllowance(at(...sent.toReversed()), 2, new Date(minute * 60_000).toISOString())

test('so many e-mails go out within an hour; then the rest waits for an hour and goes out together', () => {
  expect(allowed([], 0)).toBe(2)
  expect(allowed([0, 10], 10)).toBe(0)
  expect(allowed([0, 10], 69)).toBe(0)
  expect(allowed([0, 10], 70)).toBe('digest')
  expect(allowed([0, 10, 70], 71)).toBe(1)
})

test('what an hour leaves over comes back by and by', () => {
  expect(allowed([0], 59)).toBe(1)
  expect(allowed([0], 60)).toBe(2)
})
