import { expect, test } from 'vitest'
import { allTools } from './tools.ts'

test('no two tools share a name or an address, and each says in one short sentence what it is for', () => {
  expect(new Set(allTools.map(({ name }) => name)).size).toBe(allTools.length)
  expect(new Set(allTools.map(({ to }) => to)).size).toBe(allTools.length)
  for (const { does } of allTools) expect(does).toMatch(/^.{10,60}[.?!]$/)
})
