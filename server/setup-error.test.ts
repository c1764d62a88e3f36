import { expect, test } from 'vitest'
import { rootWarning } from './setup-error.ts'

test('who serves as root is warned, an account of its own and a test are not', () => {
  expect(rootWarning(0, {})).toMatch(/^Served as root: .*deploy\/vitrine\.service/)
  expect(rootWarning(1000, {})).toBeUndefined()
  // The number of the user is undefined on Windows.
  expect(rootWarning(undefined, {})).toBeUndefined()
  expect(rootWarning(0, { NODE_ENV: 'test' })).toBeUndefined()
})
