import { expect, test } from 'vitest'
import { SlidingMinute } from './rate-limit.ts'

test('a minute slides: each post makes room when it is a minute old', async () => {
  let now = 0
  const limit = new SlidingMinute(2, () => now)
  expect(await limit.take('a')).toBe(0)
  now = 30_000
  expect(await limit.take('a')).toBe(0)
  expect(await limit.take('a')).toBe(30)
  now = 60_000
  expect(await limit.take('a')).toBe(0)
  expect(await limit.take('a')).toBe(30)
})

test('a refused post does not count', async () => {
  let now = 0
  const limit = new SlidingMinute(1, () => now)
  await limit.take('a')
  for (now = 1000; now < 60_000; now += 1000) expect(await limit.take('a')).toBeGreaterThan(0)
  now = 60_000
  expect(await limit.take('a')).toBe(0)
})

test('remembers a bounded number of addresses', async () => {
  const limit = new SlidingMinute(1, () => 0)
  for (let number = 0; number <= 10_000; number += 1) await limit.take(String(number))
  expect(await limit.take('0')).toBe(0)
  expect(await limit.take('10000')).toBe(60)
})
