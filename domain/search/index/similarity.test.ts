import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKnownWords, similarWords, slipsBetween, soundOf } from './similarity.ts'

test('counts letters added, left out, changed and swapped as one slip each', () => {
  expect(slipsBetween('sensor', 'sensores')).toBe(2)
  expect(slipsBetween('manguito', 'manguto')).toBe(1)
  expect(slipsBetween('tela', 'teta')).toBe(1)
  expect(slipsBetween('sensor', 'sensro')).toBe(1)
})

test('what sounds alike is nearly the same', () => {
  expect(soundOf('phillips')).toBe(soundOf('filips'))
  expect(similarWords(toKnownWords(['philips']), 'filips', 0.8)).toEqual([{ word: 'philips', similarity: 0.95 }])
})

test('codes and short words are never corrected', () => {
  expect(similarWords(toKnownWords(['c5vg16', 'c5vg14']), 'c5vg15', 0.7)).toEqual([])
  expect(similarWords(toKnownWords(['cel', 'gel']), 'pel', 0.7)).toEqual([])
})

test('whatever is typed, the words found are those of all known ones that differ by so few slips', () => {
  const letters = (minLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'r', 'e', 'o'), minLength, maxLength: 6 })
  fc.assert(
    fc.property(
      letters(4),
      fc.array(letters(4), { maxLength: 20 }),
      fc.constantFrom(0.6, 0.7, 0.8),
      (typed, words, threshold) => {
        const expected = [...new Set(words)].filter((word) => {
          const [a, b] = [soundOf(typed), soundOf(word)]
          const length = Math.max(a.length, b.length)
          const most = a[0] === b[0] ? 2 : length < 7 ? -1 : 1
          const slips = slipsBetween(a, b, 2)
          return word === typed || (slips <= most && Math.min(0.95, 1 - slips / length) >= threshold)
        })
        const found = similarWords(toKnownWords(words), typed, threshold).map(({ word }) => word)
        expect(found.toSorted()).toEqual(expected.toSorted())
      },
    ),
    { numRuns: 1000 },
  )
})
