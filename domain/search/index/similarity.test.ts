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
