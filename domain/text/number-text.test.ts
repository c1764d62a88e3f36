import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('thousands are parted by points and decimals by a comma', () => {
  expect([0, 7, 999, 1000, 145_000, 1_234_567].map((value) => numberText(value))).toEqual([
    '0',
    '7',
    '999',
    '1.000',
    '145.000',
    '1.234.567',
  ])
  expect([4.9, 5, 1234.5].map((value) => numberText(value, 1))).toEqual(['4,9', '5,0', '1.234,5'])
})

test('every whole number reads as the platform writes it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), (value) => {
      expect(numberText(value)).toBe(value.toLocaleString('pt-BR'))
    }),
  )
})
