import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageAmount } from '#domain/money.ts'
import { cuffVariants, line } from '#tests/samples.ts'
import { emptyCart } from './cart.ts'
import { badgeText, pieceCount, cartTotal, pieceCountText, cartSizeText, lineTotal, unitPrice } from './totals.ts'

const priced = line({ id: '5', currentPrice: 1149 }, { id: 'a', quantity: 2 })
const onRequest = line({ id: '6' }, { id: 'b', quantity: 3 })

test('a line without a variant has the product’s price', () => {
  expect(unitPrice(priced)).toBe(114_900)
  expect(lineTotal(priced)).toBe(229_800)
})

test('a line has its variant’s price where the variant has one, else the product’s', () => {
  const cuff = { id: 'bracadeira', currentPrice: 80, variants: cuffVariants }
  expect(unitPrice(line(cuff, { variantId: 'adulto-2' }))).toBe(9550)
  expect(unitPrice(line(cuff, { variantId: 'adulto-1' }))).toBe(8000)
})

test('a variant’s price of 0 puts the line on request even when the product has a price', () => {
  const variants = [{ id: 'a', sku: 'A', leads: '3' as const, currentPrice: 0 }]
  expect(unitPrice(line({ currentPrice: 80, variants }, { variantId: 'a' }))).toBe(0)
})

test('a cart says how many lines it has, and how many pieces they ask for', () => {
  expect(cartSizeText({ items: [priced, onRequest] })).toBe('2 linhas · 5 itens')
  expect(cartSizeText({ items: [{ ...priced, quantity: 1 }] })).toBe('1 linha · 1 item')
})

test('a price of 0 or less counts as nothing', () => {
  const below = { ...onRequest, product: { ...onRequest.product, currentPrice: -10 } }
  expect([unitPrice(onRequest), lineTotal(onRequest), unitPrice(below), lineTotal(below)]).toEqual([0, 0, 0, 0])
})

test('the total is the sum of the priced lines', () => {
  expect(cartTotal({ items: [priced, onRequest] })).toBe(229_800)
  expect(cartTotal({ items: [onRequest] })).toBe(0)
  expect(cartTotal(emptyCart)).toBe(0)
})

test('the total that is shown is right to the cent', () => {
  const lines = fc.array(
    fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  )
  fc.assert(
    fc.property(lines, (parts) => {
      const items = parts.map(({ cents, quantity }) => line({ currentPrice: cents / 100 }, { quantity }))
      const exact = parts.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
      expect(messageAmount(cartTotal({ items })).replaceAll(/\D/g, '')).toBe(String(exact).padStart(3, '0'))
    }),
  )
})

test('the count is the sum of the quantities', () => {
  expect(pieceCount({ items: [priced, onRequest] })).toBe(5)
  expect(pieceCount(emptyCart)).toBe(0)
})

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('the badge for %s reads "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test.each([
  [0, 'Nenhum item'],
  [1, '1 item'],
  [2, '2 itens'],
  [100, '100 itens'],
])('%s reads "%s"', (count, text) => {
  expect(pieceCountText(count)).toBe(text)
})
