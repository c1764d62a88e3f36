import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RestFailure } from './rest-failure.ts'
import { parseReviewQuery } from './rest-reviews.ts'

const parse = (query: string) => parseReviewQuery(new URLSearchParams(query))

test("reads the page's own query", () => {
  expect(parse('product_id=eq.cabo-pi-ge&approved=is.true&select=id,rating,title&order=id.desc')).toEqual({
    productIds: ['cabo-pi-ge'],
    columns: ['id', 'rating', 'title'],
    order: [{ column: 'id', isDescending: true }],
    limit: 1000,
    offset: 0,
  })
})

test('reads a list of products, several sort columns, a limit and an offset', () => {
  expect(
    parse('select=id&product_id=in.(1,"2",3)&order=rating.desc.nullslast,created_at&limit=5&offset=10'),
  ).toMatchObject({
    productIds: ['1', '2', '3'],
    order: [
      { column: 'rating', isDescending: true },
      { column: 'created_at', isDescending: false },
    ],
    limit: 5,
    offset: 10,
  })
})

test('never gives more than a thousand rows', () => {
  expect(parse('select=id&limit=999999999').limit).toBe(1000)
  expect(parse('select=id,id,rating,id').columns).toEqual(['id', 'rating'])
})

test('refuses thousands of products, each of which costs the store a parameter', () => {
  const list = (count: number) => parse(`select=id&product_id=in.(${Array.from({ length: count }).fill(1).join()})`)
  expect(list(100).productIds).toHaveLength(100)
  expect(() => list(101)).toThrow(RestFailure)
})

test('any query is either read or refused in the form of the interface', () => {
  const name = fc.oneof(fc.constantFrom('select', 'order', 'product_id', 'approved', 'limit', '__proto__'), fc.string())
  const value = fc.oneof(fc.constantFrom('id', 'eq.1', 'in.(', 'is.true', '*', '-1', 'id.desc'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 5 }), (pairs) => {
      try {
        const { columns, limit } = parseReviewQuery(new URLSearchParams(pairs))
        expect(columns.length).toBeGreaterThan(0)
        expect(columns).not.toContain('customer_email')
        expect(limit).toBeLessThanOrEqual(1000)
      } catch (error) {
        expect(error).toBeInstanceOf(RestFailure)
      }
    }),
    { numRuns: 1000 },
  )
})
