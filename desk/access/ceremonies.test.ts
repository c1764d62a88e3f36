import { expect, test } from 'vitest'
import { Challenges } from './ceremonies.ts'

test('a challenge works once, for the one who asked for it, for five minutes', () => {
  let now = 1000
  const challenges = new Challenges({ now: () => now })
  challenges.keep('mine', '7')
  challenges.keep('late', '7')
  expect(challenges.take('mine', '8')).toBe(false)
  expect(challenges.take('mine', '7')).toBe(true)
  expect(challenges.take('mine', '7')).toBe(false)
  expect(challenges.take('never made', '7')).toBe(false)
  now += 5 * 60 * 1000 + 1
  expect(challenges.take('late', '7')).toBe(false)
})

test('a flood of others leaves a challenge as it is', () => {
  const challenges = new Challenges()
  challenges.keep('mine', '7')
  for (let asked = 0; asked < 50_000; asked++) challenges.keep(`other ${asked}`, '')
  expect(challenges.take('mine', '7')).toBe(true)
})
