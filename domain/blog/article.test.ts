import { expect, test } from 'vitest'
import { readingMinutes, wordCount } from './article.ts'

test('dashes and lone signs are not words, figures and codes are', () => {
  expect(wordCount('Pressão — 300 mmHg, cabo C5VGA2 − ok')).toBe(6)
})

test('two hundred words are read in a minute, and nothing takes less than one', () => {
  expect(readingMinutes('cabo '.repeat(1000))).toBe(5)
  expect(readingMinutes('cabo '.repeat(710))).toBe(4)
  expect(readingMinutes('')).toBe(1)
})
