import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canCalculate, isPostalCode, maskPostalCode, postalCodeLength } from './postal-code.ts'

test('the field takes nine characters', () => {
  expect(postalCodeLength).toBe(9)
})

test.each([
  ['', ''],
  ['8', '8'],
  ['80000', '80000'],
  ['800001', '80000-1'],
  ['80000123', '80000-123'],
  ['80000-123', '80000-123'],
  ['800001239', '80000-123'],
  ['80000-', '80000'],
  ['80.000-123', '80000-123'],
  ['80000 123', '80000-123'],
])('typing "%s" shows "%s"', (typed, shown) => {
  expect(maskPostalCode(typed)).toBe(shown)
})

test('a CEP typed digit by digit ends up masked', () => {
  expect(Array.from('80010123').reduce((text, digit) => maskPostalCode(text + digit), '')).toBe('80010-123')
})

test('a CEP taken back character by character never sticks', () => {
  let text = '80010-123'
  for (let presses = 0; presses < 9; presses += 1) text = maskPostalCode(text.slice(0, -1))
  expect(text).toBe('')
})

test('letters stay, so that the visitor sees what is wrong', () => {
  expect(maskPostalCode('80010a12')).toBe('80010a12')
})

test('whatever is typed, the field keeps within nine characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(maskPostalCode(text).length).toBeLessThanOrEqual(9)
    }),
  )
})

test('digits with hyphens anywhere are masked once and for all, and keep their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789-')) }), (text) => {
      const masked = maskPostalCode(text)
      expect(masked).toMatch(/^(\d{0,5}|\d{5}-\d{1,3})$/)
      expect(masked.replace('-', '')).toBe(text.replaceAll('-', '').slice(0, 8))
      expect(maskPostalCode(masked)).toBe(masked)
    }),
  )
})

test('OK may be pressed from eight characters on, whatever they are', () => {
  expect(['', '8001012', '80010123', '80010-123', 'abcdefgh'].map(canCalculate)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test.each(['80010123', '80010-123', ' 80010-123 '])('"%s" is a CEP', (text) => {
  expect(isPostalCode(text)).toBe(true)
})

test.each(['', '8001012', '80010-12', '8001-0123', '80010 123', 'abcdefgh', '800101234', '８００１０１２３'])(
  '"%s" is no CEP',
  (text) => {
    expect(isPostalCode(text)).toBe(false)
  },
)
