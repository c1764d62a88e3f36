import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declinedLine, offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { discountOf, discountText, readDiscount, type Discount } from './discount.ts'
import { lineTotal, pixTotal, proposalTotals, totalLetters } from './totals.ts'

const discounts: fc.Arbitrary<Discount | undefined> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
  ),
  { nil: undefined },
)
const lines = fc.array(
  fc.record({
    unitPrice: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    discount: discounts,
  }),
  { maxLength: 300 },
)

test('a line is its price times its quantity, less its discount; without a price it has no total', () => {
  expect(lineTotal(offerLine())).toBe(9980)
  expect(lineTotal(offerLine({ discount: { kind: 'percent', hundredths: 750 } }))).toBe(9231) // 748,5 off
  expect(lineTotal(offerLine({ discount: { kind: 'amount', cents: 20_000 } }))).toBe(0)
  expect(lineTotal(offerLine({ unitPrice: undefined }))).toBeUndefined()
})

test('totals are exact integers: lines, less the discount, with the freight, never below zero', () => {
  fc.assert(
    fc.property(lines, discounts, fc.integer({ min: 0, max: 1_000_000 }), (parts, discount, freight) => {
      const offers = parts.map((part, index) => offerLine({ id: `l${index}`, ...part }))
      const totals = proposalTotals(proposalOf(offers, { discount, freight: { kind: 'charged', cents: freight } }))
      const exact = offers.reduce((sum, line) => sum + BigInt(lineTotal(line) ?? 0), 0n)
      expect(BigInt(totals.lines)).toBe(exact)
      expect(totals.discount).toBe(discountOf(totals.lines, discount))
      expect(totals.total).toBe(totals.lines - totals.discount + freight)
      expect(totals.total).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(totals.total)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('freight that the customer pays, or that is included, adds nothing; nor do lines that offer nothing', () => {
  const some = [offerLine(), declinedLine(), openLine()]
  expect(proposalTotals(proposalOf(some)).total).toBe(9980)
  expect(proposalTotals(proposalOf(some, { freight: { kind: 'included' } })).total).toBe(9980)
})

test('of alternatives one is counted: A, or the letter that is asked for where the group has it', () => {
  const proposal = proposalOf([
    offerLine({ id: 'x', unitPrice: 1000, quantity: 1 }),
    offerLine({ id: 'a1', unitPrice: 100, quantity: 1, alternativeOf: 1 }),
    offerLine({ id: 'b1', unitPrice: 200, quantity: 1, alternativeOf: 1 }),
    offerLine({ id: 'a2', unitPrice: 10, quantity: 1, alternativeOf: 2 }),
    offerLine({ id: 'b2', unitPrice: 20, quantity: 1, alternativeOf: 2 }),
    offerLine({ id: 'c2', unitPrice: 30, quantity: 1, alternativeOf: 2 }),
  ])
  expect(totalLetters(proposal)).toEqual(['A', 'B', 'C'])
  expect(totalLetters(proposalOf([offerLine()]))).toEqual(['A'])
  expect(proposalTotals(proposal).total).toBe(1110)
  expect(proposalTotals(proposal, 'B').total).toBe(1220)
  expect(proposalTotals(proposal, 'C').total).toBe(1130)
})

test('Pix takes the share off that the terms say', () => {
  expect(pixTotal(10_000, 5)).toBe(9500)
  expect(pixTotal(10_001, 0)).toBe(10_001)
  expect(pixTotal(230, 5)).toBe(218) // 11.5 off goes up to 12
})

test.each([
  ['5%', { kind: 'percent', hundredths: 500 }, '5%'],
  ['7,5 %', { kind: 'percent', hundredths: 750 }, '7,5%'],
  ['0,25%', { kind: 'percent', hundredths: 25 }, '0,25%'],
  ['20,00', { kind: 'amount', cents: 2000 }, 'R$ 20,00'],
] as const)('%s is read and written', (typed, discount, written) => {
  expect(readDiscount(typed)).toEqual(discount)
  expect(discountText(discount)).toBe(written)
})

test('nothing and zero are no discount; more than all, and words, cannot be read', () => {
  expect(readDiscount(' ')).toBeUndefined()
  expect(readDiscount('0%')).toBeUndefined()
  expect(readDiscount('101%')).toBe('unreadable')
  expect(readDiscount('metade')).toBe('unreadable')
})
