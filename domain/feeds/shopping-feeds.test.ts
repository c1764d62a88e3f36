import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipped, clippedId, titleOf } from './shopping-feeds.ts'

const lengthOf = (text: string) => Array.from(text).length

test('a text that fits stays as it is, a longer one is cut between words', () => {
  expect(clipped('Cabo de ECG', 11)).toBe('Cabo de ECG')
  expect(clipped('Cabo de ECG', 10)).toBe('Cabo de…')
  expect(clipped('Eletrocardiógrafo', 8)).toBe('Eletroc…')
})

test('nothing is longer than asked for, and no sign is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, maximum) => {
      expect(lengthOf(clipped(text, maximum + 1))).toBeLessThanOrEqual(maximum + 1)
      expect(clipped(text, maximum + 1).isWellFormed()).toBe(true)
      expect(lengthOf(titleOf({ name: text, label: 'Adulto' }, maximum + 1))).toBeLessThanOrEqual(maximum + 1)
    }),
  )
})

test('a variant keeps what tells it from its sisters', () => {
  expect(titleOf({ name: 'Cabo de ECG', label: '' }, 150)).toBe('Cabo de ECG')
  expect(titleOf({ name: 'Cabo de ECG', label: '5 vias' }, 150)).toBe('Cabo de ECG: 5 vias')
  expect(titleOf({ name: 'Cabo de ECG', label: '5 vias' }, 16)).toBe('Cabo de…: 5 vias')
  expect(titleOf({ name: 'Cabo', label: '5 vias' }, 5)).toBe('5…')
})

test('of a long id the end stays', () => {
  expect(clippedId('C5VGA3', 50)).toBe('C5VGA3')
  expect(clippedId('cabo-universal-3-vias', 6)).toBe('3-vias')
})
