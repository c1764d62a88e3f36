import { expect, test } from 'vitest'
import { dayAfter } from './time.ts'

test('days are counted over months and leap years', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})
