import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageRating, cardRating, detailRating } from './display-rating.ts'

const ids = Array.from({ length: 400 }, (_, index) => `produto-${index}`)
const anyId = fc.oneof(fc.string(), fc.integer({ min: 1, max: 200 }).map(String))

test('a product page shows 4.8 to 5.0 in tenths and 55 to 149 reviews', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const { score, count } = detailRating(id)
      expect([4.8, 4.9, 5]).toContain(score)
      expect(Number.isInteger(count) && count >= 55 && count <= 149).toBe(true)
    }),
  )
})

test('a card shows 4.5 or 5 stars and 55 to 149 reviews', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const { score, count } = cardRating(id)
      expect([4.5, 5]).toContain(score)
      expect(Number.isInteger(count) && count >= 55 && count <= 149).toBe(true)
    }),
  )
})

test('every score and a wide span of counts really occur', () => {
  expect(new Set(ids.map((id) => detailRating(id).score))).toEqual(new Set([4.8, 4.9, 5]))
  expect(new Set(ids.map((id) => cardRating(id).score))).toEqual(new Set([4.5, 5]))
  const counts = ids.map((id) => detailRating(id).count)
  expect(new Set(counts).size).toBeGreaterThan(80)
})

test('the derived figures of a product never change', () => {
  expect(detailRating('1')).toEqual({ score: 4.9, count: 96 })
  expect(cardRating('1')).toEqual({ score: 4.5, count: 96 })
  expect(detailRating('cabo-ecg-ge-aha')).toEqual({ score: 4.9, count: 139 })
  expect(cardRating('2')).toEqual({ score: 5, count: 58 })
})

test('card and product page of one product name the same number of reviews', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      expect(cardRating(id).count).toBe(detailRating(id).count)
    }),
  )
})

test('without real reviews there is no average', () => {
  expect(averageRating([])).toBeUndefined()
})

test('real reviews give their average to one decimal and their number', () => {
  expect(averageRating([{ rating: 5 }])).toEqual({ score: 5, count: 1 })
  expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toEqual({ score: 4.3, count: 3 })
  expect(averageRating([{ rating: 1 }, { rating: 2 }])).toEqual({ score: 1.5, count: 2 })
})

test('the average is the tenth nearest to the true one, half going up', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ rating: fc.integer({ min: 1, max: 5 }) }), { minLength: 1 }), (reviews) => {
      const sum = reviews.reduce((total, { rating }) => total + rating, 0)
      const tenths = Math.floor((20 * sum + reviews.length) / (2 * reviews.length))
      expect(averageRating(reviews)).toEqual({ score: tenths / 10, count: reviews.length })
    }),
  )
})
