import { expect, test } from 'vitest'
import { longDate } from './brasilia-moment.ts'

test('a date is written in long Brazilian form', () => {
  expect(longDate('2024-03-14')).toBe('14 de março de 2024')
})

test('the first day of a month stays the first day, wherever the reader is', () => {
  expect(longDate('2024-02-01')).toBe('1 de fevereiro de 2024')
})

test('every day of a leap year reads as the platform writes it', () => {
  const platform = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    expect(longDate(date.toISOString())).toBe(platform.format(date))
  }
})
