import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every file and folder that docs/architecture.md names is there', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const named = [...text.matchAll(/`((?:app|desk|domain|drawings|script|server|tests)\/[\w./-]*)/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
