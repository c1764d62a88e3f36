import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brazilianPhone } from './brazilian-phone.ts'

test.each([
  ['+55 41 99999-0000', '5541999990000'],
  ['(41) 99999-0000', '5541999990000'],
  ['041 99999.0000', '5541999990000'],
  ['0055 (41) 9 9999 0000', '5541999990000'],
  ['55 55 99999-0000', '5555999990000'],
  ['55 99999-0000', '5555999990000'],
  ['(11) 3000–0000', '551130000000'],
])('%s is a number of Brazil', (text, digits) => {
  expect(brazilianPhone(text)).toBe(digits)
})

test.each([
  ['no area code', '99999-0000'],
  ['an area code that there is not', '(20) 99999-0000'],
  ['an old mobile number of 8 digits', '(41) 9999-0000'],
  ['a service number', '0800 123 4567'],
  ['another country', '+1 415 555 0100'],
  ['another country, of the same length', '+49 41 99999-0000'],
  ['two numbers', '(41) 3000-0000 / 99999-0000'],
  ['an extension', '(41) 3000-0000 ramal 12'],
  ['words', 'ligar depois'],
  ['a script', 'javascript:41999990000'],
  ['nothing', ''],
])('%s is none', (_what, text) => {
  expect(brazilianPhone(text)).toBeUndefined()
})

test('whatever is written, what comes out is digits or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+()- 9455'.split('')) }), (text) => {
      expect(brazilianPhone(text) ?? '5541999990000').toMatch(/^55\d{10,11}$/)
    }),
  )
})
