import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketWords, similarWords } from './similar-words.ts'
import { slipsBetween, soundOf, soundSimilarity } from './similarity.ts'

const word = fc.stringMatching(/^[a-f]{4,9}$/)

test('finds the same words as comparing with every one of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, fc.constantFrom(0.7, 0.8), (words, asked, threshold) => {
      const similarityTo = (one: string) => (one === asked ? 1 : soundSimilarity(soundOf(asked), soundOf(one)))
      const expected = words.filter((one) => similarityTo(one) >= threshold).toSorted()
      const found = similarWords(bucketWords(words), asked, threshold)
      expect(found.map((one) => one.word).toSorted()).toEqual(expected)
      for (const one of found) expect(one.similarity).toBe(similarityTo(one.word))
    }),
  )
})

test('counts letters added, left out, changed and swapped as one slip each', () => {
  expect(slipsBetween('sensor', 'sensores')).toBe(2)
  expect(slipsBetween('manguito', 'manguto')).toBe(1)
  expect(slipsBetween('tela', 'teta')).toBe(1)
  expect(slipsBetween('sensor', 'sensro')).toBe(1)
})

test('what sounds alike is nearly the same', () => {
  expect(soundOf('phillips')).toBe(soundOf('filips'))
  expect(similarWords(bucketWords(['philips']), 'filips', 0.8)).toEqual([{ word: 'philips', similarity: 0.95 }])
})

test('codes and short words are never corrected', () => {
  expect(similarWords(bucketWords(['c5vg16', 'c5vg14']), 'c5vg15', 0.7)).toEqual([])
  expect(similarWords(bucketWords(['cel', 'gel']), 'pel', 0.7)).toEqual([])
})
