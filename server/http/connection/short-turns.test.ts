import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ShortTurns } from './short-turns.ts'

const one = {}

test('works are done in their order, a few in each round of the event loop', async () => {
  const turns = new ShortTurns()
  const done: number[] = []
  for (let number = 0; number < 20; number += 1) turns.add(one, () => done.push(number))
  expect(done).toEqual([])
  const rounds = []
  while (done.length < 20) {
    await nextRound()
    rounds.push(done.length)
  }
  expect(rounds.length).toBeGreaterThanOrEqual(10)
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('works that come while others are done have their turn too', async () => {
  const turns = new ShortTurns()
  const { promise, resolve } = Promise.withResolvers<void>()
  turns.add(one, () => turns.add(one, () => turns.add(one, resolve)))
  await promise
  await nextRound()
  await new Promise<void>((done) => turns.add(one, done))
})

test('connections take turns: one that asks hundreds of times does not hold another', async () => {
  const turns = new ShortTurns()
  const done: string[] = []
  for (let number = 0; number < 30; number += 1) turns.add(one, () => done.push('flood'))
  await new Promise<void>((answered) => turns.add({}, answered))
  expect(done.length).toBeLessThan(5)
})

test('one connection may have 32 requests waiting; what it sends beyond is not taken', async () => {
  const turns = new ShortTurns()
  const taken = Array.from({ length: 40 }, () => turns.add(one, () => {}))
  expect(taken.filter(Boolean)).toHaveLength(32)
  expect(turns.add({}, () => {})).toBe(true)
})
