import { expect, test } from 'vitest'
import { inputOf, momentOfInput, nextMondayInput } from './brasilia-input.ts'

test('a date and time field is read by Brasília’s clock and shown again as it was', () => {
  expect(momentOfInput('2026-11-30T08:00')).toBe('2026-11-30T11:00:00.000Z')
  expect(inputOf('2026-11-30T11:00:00.000Z')).toBe('2026-11-30T08:00')
  expect(['', 'segunda', '2026-02-30T08:00', '2026-11-30T24:30'].map(momentOfInput)).toEqual(Array(4).fill(undefined))
})

test('Monday at eight is proposed, and on a Monday that of the next week', () => {
  expect(nextMondayInput('2026-11-24T15:00:00.000Z')).toBe('2026-11-30T08:00')
  expect(nextMondayInput('2026-11-30T02:00:00.000Z')).toBe('2026-11-30T08:00')
  expect(nextMondayInput('2026-11-30T12:00:00.000Z')).toBe('2026-12-07T08:00')
})
