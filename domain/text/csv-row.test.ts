import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './csv-row.ts'

const riskyStart = fc.constantFrom('=', '+', '-', '@', '＝', '|', '%', '\t', ' ', "'", "''", '')
const cell = fc.tuple(riskyStart, riskyStart, fc.string()).map((parts) => parts.join(''))

test('a guarded cell never starts as a formula does', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(guardFormula(text)).not.toMatch(/^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/)
    }),
  )
})

test('unguarding gives back every cell as it was', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text)
    }),
  )
})

test.each([
  ['=SOMA(A1)', "'=SOMA(A1)"],
  ['-5 a 40 °C', "'-5 a 40 °C"],
  ["'=x", "''=x"],
  ['Cabo', 'Cabo'],
  ["'aspas'", "'aspas'"],
])('%s is guarded as %s', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded)
})
