import { expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

test('every item is worked on once, a few at a time, and results keep the order', async () => {
  let running = 0
  let most = 0
  const results = await mapConcurrently(
    Array.from({ length: 200 }, (_, index) => index),
    async (item) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, item % 3))
      running -= 1
      return item * 2
    },
  )
  expect(results).toEqual(Array.from({ length: 200 }, (_, index) => index * 2))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(200)
})

test('a failure is not swallowed', async () => {
  const fails = mapConcurrently([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('two')
    return item
  })
  await expect(fails).rejects.toThrow('two')
})
