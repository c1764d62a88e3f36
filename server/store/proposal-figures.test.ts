import { expect, test } from 'vitest'
import { median } from './proposal-figures.ts'

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[5, 100, 1], 5],
])('of %j it is %s', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})
