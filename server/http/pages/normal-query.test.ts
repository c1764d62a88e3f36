import { expect, test } from 'vitest'
import { normalQuery } from './normal-query.ts'

const normal = (query: string) => normalQuery(new URLSearchParams(query))

test.each([
  ['', ''],
  ['utm_source=x&gclid=y', ''],
  ['search=', ''],
  ['marca=ge&search=ecg&utm_source=x', 'search=ecg&marca=ge'],
  ['search=%20cabo%20%20ecg%20', 'search=cabo+ecg'],
  ['marca=ge&marca=philips', 'marca=ge&marca=philips'],
])('"%s" asks "%s"', (query, asked) => {
  expect(normal(query)).toBe(asked)
})

test('what is asked in two spellings is one question', () => {
  expect(normal('marca=ge&search=cabo+ecg')).toBe(normal('search=cabo%20ecg&x=1&marca=ge'))
})

test('a query that nobody repeats is none to keep', () => {
  expect(normal(`search=${'a'.repeat(400)}`)).toBeUndefined()
})
