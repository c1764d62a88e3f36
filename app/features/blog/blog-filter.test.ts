import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogAddress, blogFilterOf } from './blog-filter.ts'

test('without a filter the address is the plain list', () => {
  expect(blogAddress({ term: '', category: '' })).toBe('/blog')
})

test('an address says the same filter that made it', () => {
  const term = fc.string({ maxLength: 100 }).map((text) => text.trim())
  fc.assert(
    fc.property(term, fc.stringMatching(/^[a-z-]*$/), (text, category) => {
      const filter = { term: text, category }
      expect(blogFilterOf(new URL(blogAddress(filter), 'https://site.example').searchParams)).toEqual(filter)
    }),
  )
})
