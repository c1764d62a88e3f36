import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from '#domain/text/csv-row.ts'
import { escapeSeparators, splitUnescaped, unescapeSeparators } from './csv-escape.ts'

const riskyStart = fc.constantFrom('=', '+', '-', '@', '＝', '|', '%', '\t', ' ', "'", "''", '')
const cell = fc.tuple(riskyStart, riskyStart, fc.string()).map((parts) => parts.join(''))
const separated = fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '|', ':', '\\', '\n', 'n') }))

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

test('items that were escaped and joined are split and read as they were', () => {
  fc.assert(
    fc.property(separated, (items) => {
      const joined = items.map((item) => escapeSeparators(item, '|:')).join('|')
      expect(splitUnescaped(joined, '|').map((item) => unescapeSeparators(item, '|:'))).toEqual(
        items.length > 0 ? items : [''],
      )
    }),
  )
})

test('a split with a limit leaves the later separators in the last part', () => {
  expect(splitUnescaped('a: b: c', ':', 2)).toEqual(['a', ' b: c'])
})

test('a backslash before an ordinary letter stays', () => {
  expect(unescapeSeparators(String.raw`C:\dados`, '|')).toBe(String.raw`C:\dados`)
})
