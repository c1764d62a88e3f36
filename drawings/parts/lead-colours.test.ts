import { expect, test } from 'vitest'
import { leadMarks } from './lead-colours.ts'

test('a set of three leads leaves out the reference lead; a number that no set has is no set of ten', () => {
  expect(leadMarks(3, 'iec').map(({ label }) => label)).toEqual(['R', 'L', 'F'])
  expect([5, 10].map((count) => leadMarks(count, 'aha').length)).toEqual([5, 10])
  expect(() => leadMarks(7, 'iec')).toThrow('7')
})
