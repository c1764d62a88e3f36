import { expect, test } from 'vitest'
import { SlowFailures } from './sessions.tsx'

test('each failure waits longer than the one before, up to eight seconds, and all is forgotten after ten minutes', async () => {
  const pauses: number[] = []
  const failures = new SlowFailures(async (milliseconds) => pauses.push(milliseconds))
  for (let count = 0; count < 8; count += 1) await failures.delay(count)
  await failures.delay(700_000)
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 250])
})

test('who fails while many wait is not even kept waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const failures = new SlowFailures(() => promise)
  const first = Array.from({ length: 20 }, () => failures.delay())
  expect(await failures.delay()).toBe(false)
  resolve()
  expect(await Promise.all(first)).toEqual(Array.from({ length: 20 }, () => true))
})
