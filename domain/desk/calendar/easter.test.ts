import { expect, test } from 'vitest'
import { easter } from './business-calendar.ts'

/** The earliest and latest Easters that there are, and those of the years around this one. */
test.each([
  [1818, '1818-03-22'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easter(year)).toBe(day)
})

test('Easter is a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const day = easter(year)
    expect(new Date(day).getUTCDay()).toBe(0)
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true)
  }
})
