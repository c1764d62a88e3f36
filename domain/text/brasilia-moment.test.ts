import { expect, test } from 'vitest'
import { brasiliaDay, brasiliaMoment } from './brasilia-moment.ts'

test.each([
  ['2026-11-22T16:05:00.000Z', '22/11/2026 13:05'],
  ['2026-01-02T03:04:05.678Z', '02/01/2026 00:04'],
  ['2026-01-01T02:59:59.999Z', '31/12/2025 23:59'],
  // Brazil had summer time until 2019.
  ['2018-12-01T12:00:00.000Z', '01/12/2018 10:00'],
])('%s was %s in Brasília', (moment, text) => {
  expect(brasiliaMoment(moment)).toBe(text)
})

test('a day is that of Brasília, not of Greenwich', () => {
  expect(brasiliaDay('2026-01-01T02:59:59.999Z')).toBe('2025-12-31')
  expect(brasiliaDay('2026-01-01T03:00:00.000Z')).toBe('2026-01-01')
})
