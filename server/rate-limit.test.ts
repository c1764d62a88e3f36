import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

test('a minute slides: each post makes room when it is a minute old', () => {
  let now = 0
  const limit = new RateLimit(2, () => now)
  expect(limit.count('a')).toBe(0)
  now = 30_000
  expect(limit.count('a')).toBe(0)
  expect(limit.count('a')).toBe(30)
  now = 60_000
  expect(limit.count('a')).toBe(0)
  expect(limit.count('a')).toBe(30)
})

test('a limit of 0 is none', () => {
  const limit = new RateLimit(0)
  expect([limit.count('a'), limit.count('a')]).toEqual([0, 0])
})

test('a refused post does not count', () => {
  let now = 0
  const limit = new RateLimit(1, () => now)
  limit.count('a')
  for (now = 1000; now < 60_000; now += 1000) expect(limit.count('a')).toBeGreaterThan(0)
  now = 60_000
  expect(limit.count('a')).toBe(0)
})

test('remembers a bounded number of addresses', () => {
  const limit = new RateLimit(1, () => 0)
  for (let number = 0; number <= 10_000; number += 1) limit.count(String(number))
  expect(limit.count('0')).toBe(0)
  expect(limit.count('10000')).toBe(60)
})
