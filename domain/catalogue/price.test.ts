import { expect, test } from 'vitest'
import { discountPercent, hasPrice, instalmentPrice, isOnSale, pixPrice } from './price.ts'

/** Every price from R$ 0,01 to R$ 200,00. */
const centAmounts = Array.from({ length: 20_000 }, (_, index) => index + 1)

test('a price of 0 or less is on request', () => {
  expect(hasPrice({ currentPrice: 0 })).toBe(false)
  expect(hasPrice({ currentPrice: -1 })).toBe(false)
  expect(hasPrice({ currentPrice: 1 })).toBe(true)
})

test('is on sale only when the original price stands above a price that is shown', () => {
  expect(isOnSale({ currentPrice: 1800, originalPrice: 2250 })).toBe(true)
  expect(isOnSale({ currentPrice: 1800, originalPrice: 1800 })).toBe(false)
  expect(isOnSale({ currentPrice: 1800, originalPrice: 1200 })).toBe(false)
  expect(isOnSale({ currentPrice: 1800 })).toBe(false)
  expect(isOnSale({ currentPrice: 0, originalPrice: 2250 })).toBe(false)
})

test.each([
  { originalPrice: 2250, currentPrice: 1800, percent: 20 },
  { originalPrice: 1290, currentPrice: 1149, percent: 11 }, // 10.93
  { originalPrice: 3, currentPrice: 2, percent: 33 },
  { originalPrice: 3, currentPrice: 1, percent: 67 },
  { originalPrice: 200, currentPrice: 171, percent: 15 }, // 14.5 exactly: half goes up
])('$originalPrice down to $currentPrice is $percent % off', ({ percent, ...priced }) => {
  expect(discountPercent(priced)).toBe(percent)
})

test('nothing is off a product that is not on sale', () => {
  expect(discountPercent({ currentPrice: 1800 })).toBe(0)
  expect(discountPercent({ currentPrice: 1800, originalPrice: 1000 })).toBe(0)
  expect(discountPercent({ currentPrice: 0, originalPrice: 1000 })).toBe(0)
})

test('the discount is the whole percent nearest to the true one, half going up', () => {
  const wrong = centAmounts.slice(0, 300).flatMap((original) =>
    centAmounts.slice(0, original - 1).filter((current) => {
      const nearest = Math.floor((200 * (original - current) + original) / (2 * original))
      return discountPercent({ currentPrice: current, originalPrice: original }) !== nearest
    }),
  )
  expect(wrong).toEqual([])
})

test('PIX at 5 % off costs 95 % of the price', () => {
  expect(pixPrice(1800, 5)).toBe(1710)
  expect(pixPrice(1149, 5)).toBe(1092) // 1091.55
  expect(pixPrice(230, 5)).toBe(219) // 218.5: half a cent goes up
})

test('the PIX price is the cent nearest to 95 %, half going up', () => {
  const wrong = centAmounts.filter((amount) => pixPrice(amount, 5) !== Math.floor((amount * 95 + 50) / 100))
  expect(wrong).toEqual([])
})

test('one of eight instalments is an eighth of the price', () => {
  expect(instalmentPrice(1800, 8)).toBe(225)
  expect(instalmentPrice(1149, 8)).toBe(144) // 143.625
})

test('an instalment is the cent nearest to an eighth, half going up', () => {
  const wrong = centAmounts.filter((amount) => instalmentPrice(amount, 8) !== Math.floor((amount + 4) / 8))
  expect(wrong).toEqual([])
})
