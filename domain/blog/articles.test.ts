import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicationDate, publishedArticles } from './articles.ts'

const day = fc.integer({ min: 10, max: 28 }).map((number) => `2024-01-${number}`)
const article = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,8}$/),
  published: fc.boolean(),
  created_at: day,
  published_at: fc.option(day, { nil: undefined }),
})

test('an article without a publication date is dated by its creation', () => {
  expect(publicationDate({ created_at: '2024-01-15' })).toBe('2024-01-15')
  expect(publicationDate({ created_at: '2024-01-15', published_at: '2024-01-18' })).toBe('2024-01-18')
})

test('every published article is listed and no draft', () => {
  fc.assert(
    fc.property(fc.array(article), (articles) => {
      expect(new Set(publishedArticles(articles))).toEqual(new Set(articles.filter(({ published }) => published)))
    }),
  )
})

test('no article is listed before a newer one', () => {
  fc.assert(
    fc.property(fc.array(article), (articles) => {
      const dates = publishedArticles(articles).map(publicationDate)
      expect(dates).toEqual(dates.toSorted().toReversed())
    }),
  )
})
