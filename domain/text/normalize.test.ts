import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, isWellFormed, wellFormed } from './normalize.ts'

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit)) })
const halves = fc.string({ unit: fc.constantFrom('\uD83D', '\uDE00', 'a') })

test('half a surrogate pair becomes the replacement character, whole ones stay', () => {
  expect(wellFormed('a\uD83Db')).toBe('a\uFFFDb')
  expect(wellFormed('\uDE00\uD83D')).toBe('\uFFFD\uFFFD')
  expect(wellFormed('cabo 😀')).toBe('cabo 😀')
})

test('a cut leaves no half of an emoji', () => {
  expect(cutText('a😀', 2)).toBe('a')
  expect(cutText('a😀b', 3)).toBe('a😀')
  fc.assert(
    fc.property(fc.oneof(anyText, halves), fc.nat(20), (text, length) => {
      expect(cutText(text, length).isWellFormed()).toBe(true)
      expect(text.toWellFormed().slice(0, length)).toContain(cutText(text, length))
    }),
  )
})

test('it does what the platform does where that is there', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, halves), (text) => {
      expect(wellFormed(text)).toBe(text.toWellFormed())
      expect(isWellFormed(text)).toBe(text.isWellFormed())
    }),
  )
})
