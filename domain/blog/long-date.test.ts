import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a date is written in long Brazilian form', () => {
  expect(longDate('2024-03-14')).toBe('14 de março de 2024')
})

test('the first day of a month stays the first day, wherever the reader is', () => {
  expect(longDate('2024-02-01')).toBe('1 de fevereiro de 2024')
})
