import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogAddress, parseBlogFilter } from './blog-filter.ts'

test('without a filter the address is the plain list', () => {
  expect(blogAddress({ query: '', category: '' })).toBe('/blog')
})

test('an address says the same filter that made it', () => {
  const queryText = fc.string({ maxLength: 100 }).map((text) => text.trim())
  fc.assert(
    fc.property(queryText, fc.stringMatching(/^[a-z-]*$/), (query, category) => {
      const filter = { query, category }
      expect(parseBlogFilter(new URL(blogAddress(filter), 'https://site.example').searchParams)).toEqual(filter)
    }),
  )
})
