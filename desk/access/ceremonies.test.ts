import { expect, test } from 'vitest'
import { Challenges } from './ceremonies.ts'

test('a challenge works once, for the one who asked for it, for five minutes', () => {
  let now = 1000
  const challenges = new Challenges({ now: () => now })
  challenges.add('mine', '7')
  challenges.add('late', '7')
  expect(challenges.consume('mine', '8')).toBe(false)
  expect(challenges.consume('mine', '7')).toBe(true)
  expect(challenges.consume('mine', '7')).toBe(false)
  expect(challenges.consume('never made', '7')).toBe(false)
  now += 5 * 60 * 1000 + 1
  expect(challenges.consume('late', '7')).toBe(false)
})

test('a flood of others leaves a challenge as it is', () => {
  const challenges = new Challenges()
  challenges.add('mine', '7')
  for (let asked = 0; asked < 50_000; asked++) challenges.add(`other ${asked}`, '')
  expect(challenges.consume('mine', '7')).toBe(true)
})
