import { expect, test } from 'vitest'
import { Challenges } from './ceremonies.ts'

const textOf = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('a challenge works once, for the one who asked for it, for five minutes', () => {
  let now = 1000
  const challenges = new Challenges({ now: () => now })
  const [mine, late] = [textOf(challenges.make('7')), textOf(challenges.make('7'))]
  expect(challenges.consume(mine, '8')).toBe(false)
  expect(challenges.consume(mine, '')).toBe(false)
  expect(challenges.consume(mine, '7')).toBe(true)
  expect(challenges.consume(mine, '7')).toBe(false)
  now += 5 * 60 * 1000 + 1
  expect(challenges.consume(late, '7')).toBe(false)
})

test('nobody makes or changes a challenge, or writes one that was used in another way', () => {
  const challenges = new Challenges()
  const mine = challenges.make('7')
  const later = Uint8Array.from(mine)
  later.set([0x7f], 16)
  for (const made of [later, mine.slice(0, -1), new Uint8Array(56), new Uint8Array(), new Challenges().make('7')])
    expect(challenges.consume(textOf(made), '7')).toBe(false)
  expect(challenges.consume(textOf(mine), '7')).toBe(true)
  for (const again of [`${textOf(mine)}=`, Buffer.from(mine).toString('base64')])
    expect(challenges.consume(again, '7')).toBe(false)
})

test('a flood of questions leaves a challenge as it is', () => {
  const challenges = new Challenges()
  const mine = textOf(challenges.make('7'))
  for (let asked = 0; asked < 20_000; asked++) challenges.make('')
  expect(challenges.consume(mine, '7')).toBe(true)
})
