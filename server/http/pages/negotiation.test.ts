import { expect, test } from 'vitest'
import { accepts, isNotModified } from './negotiation.ts'

test.each([
  ['gzip, br', true],
  ['br;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
  [null, false],
])('"%s" takes br: %s', (header, isTaken) => {
  expect(accepts('br', header)).toBe(isTaken)
})

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['abc', false],
  ['*', false],
  [null, false],
])('If-None-Match %s names abc: %s', (header, isSame) => {
  expect(isNotModified(header, 'abc')).toBe(isSame)
})
