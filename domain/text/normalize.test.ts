import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWellFormed, wellFormed } from './normalize.ts'

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit)) })
const halves = fc.string({ unit: fc.constantFrom('\uD83D', '\uDE00', 'a') })

test('half a surrogate pair becomes the replacement character, whole ones stay', () => {
  expect(wellFormed('a\uD83Db')).toBe('a\uFFFDb')
  expect(wellFormed('\uDE00\uD83D')).toBe('\uFFFD\uFFFD')
  expect(wellFormed('cabo 😀')).toBe('cabo 😀')
})

test('it does what the platform does where that is there', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, halves), (text) => {
      expect(wellFormed(text)).toBe(text.toWellFormed())
      expect(isWellFormed(text)).toBe(text.isWellFormed())
    }),
  )
})
