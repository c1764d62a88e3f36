import { expect, test } from 'vitest'
import { Challenges } from './ceremonies.ts'

const life = 1000
const text = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('a challenge works once, for the one who asked for it, as long as it lives', () => {
  let now = 5000
  const challenges = new Challenges(life, () => now)
  const mine = text(challenges.make('7'))
  expect(challenges.take(mine, '8')).toBe(false)
  expect(challenges.take(mine, '7')).toBe(true)
  expect(challenges.take(mine, '7')).toBe(false)
  const late = text(challenges.make('7'))
  now += life + 1
  expect(challenges.take(late, '7')).toBe(false)
})

test('however many others are asked for, a challenge still works', () => {
  const challenges = new Challenges(life, () => 5000)
  const mine = text(challenges.make('7'))
  for (let asked = 0; asked < 1000; asked++) challenges.make('')
  expect(challenges.take(mine, '7')).toBe(true)
})

test('what was not made here, or was changed, is none', () => {
  const challenges = new Challenges(life, () => 5000)
  const mine = text(challenges.make(''))
  const changed = `${mine.startsWith('A') ? 'B' : 'A'}${mine.slice(1)}`
  for (const other of ['', 'abc', changed, `${mine}=`, text(new Challenges(life, () => 5000).make(''))])
    expect(challenges.take(other, ''), other).toBe(false)
  expect(challenges.take(mine, '')).toBe(true)
})
