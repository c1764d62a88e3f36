import { expect, test } from 'vitest'
import { RefusalPace } from './refusal-pace.ts'

/** How long it waits, in milliseconds. */
async function timeOf(wait: Promise<void>): Promise<number> {
  const start = performance.now()
  await wait
  return performance.now() - start
}

test('a refusal waits a quarter of a second; one beyond 500 does not, until they are through', async () => {
  const pace = new RefusalPace()
  const all = Array.from({ length: 500 }, () => pace.wait())
  expect(await timeOf(pace.wait())).toBeLessThan(100)
  expect(await timeOf(Promise.all(all).then(() => {}))).toBeGreaterThan(150)
  expect(await timeOf(pace.wait())).toBeGreaterThan(200)
})
