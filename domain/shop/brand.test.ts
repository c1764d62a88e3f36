import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from './brand.ts'

test.each([
  ['https://loja.example', true],
  ['http://localhost:3000', true],
  ['javascript:alert(1)', false],
  ['https://loja.example/pasta', false],
  ['https://loja.example?a=b', false],
  ['https://ana@loja.example', false],
  ['https://loja.example/', false],
])('the site’s address is a web address without a path: %s', (address, fits) => {
  expect(v.is(brandSchema.entries.siteUrl, address)).toBe(fits)
})
