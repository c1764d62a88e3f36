import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  amountSchema,
  messageAmount,
  pageAmount,
  instalmentsOf,
  maximumCents,
  readCents,
  reaisOf,
  shareOf,
} from './money.ts'

const cents = fc.integer({ min: 0, max: maximumCents })

test.each([
  ['54,90', 5490],
  ['R$ 1.234,56', 123_456],
  ['r$1.234,5', 123_450],
  ['1234.56', 123_456],
  ['80', 8000],
  ['12,-', 1200],
  ['R$ 12', 1200],
  ['1.234', 123_400],
  ['0', 0],
  ['10.000.000,00', maximumCents],
])('%s is so many cents: %d', (typed, amount) => {
  expect(readCents(typed)).toBe(amount)
})

test.each(['', 'a combinar', '-5', '1,234', '1.23,45', '12.34.56', '10.000.000,01', '5,', ',5', '1e3', 'R$'])(
  "'%s' is no amount",
  (typed) => {
    expect(readCents(typed)).toBeUndefined()
  },
)

test('what is written is read back, by people, pages and files', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(readCents(messageAmount(amount))).toBe(amount)
      expect(readCents(pageAmount(amount))).toBe(amount)
      expect(v.parse(amountSchema, JSON.parse(JSON.stringify(reaisOf(amount))))).toBe(amount)
    }),
  )
})

test('pages have a space that does not break, and below zero has a minus sign', () => {
  expect(pageAmount(180_000)).toBe('R$\u00A01.800,00')
  expect(messageAmount(123_456_789)).toBe('R$ 1.234.567,89')
  expect(messageAmount(-5490)).toBe('−R$ 54,90')
})

test('a share is the nearest cent, half going up, however large the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maximumCents * 9999 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, share) => {
        const exact = BigInt(amount) * BigInt(share)
        const off = BigInt(shareOf(amount, share)) * 10_000n - exact
        expect(off > -5000n && off <= 5000n).toBe(true)
      },
    ),
  )
  expect(shareOf(230, 9500)).toBe(219) // 218.5
})

test('instalments add up to the amount, and differ by a cent at most, the larger ones first', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 36 }), (amount, count) => {
      const parts = instalmentsOf(amount, count)
      expect(parts).toHaveLength(count)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1)
      expect(parts).toEqual(parts.toSorted((a, b) => b - a))
    }),
  )
})
