import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ShortTurns } from './short-turns.ts'

test('works are done in their order, a few in each round of the event loop', async () => {
  const turns = new ShortTurns()
  const done: number[] = []
  for (let number = 0; number < 20; number += 1) turns.add(() => done.push(number))
  expect(done).toEqual([])
  const rounds = []
  while (done.length < 20) {
    await nextRound()
    rounds.push(done.length)
  }
  expect(rounds.length).toBeGreaterThanOrEqual(3)
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number))
})

test('works that come while others are done have their turn too', async () => {
  const turns = new ShortTurns()
  const { promise, resolve } = Promise.withResolvers<void>()
  turns.add(() => turns.add(() => turns.add(resolve)))
  await promise
  await nextRound()
  await new Promise<void>((done) => turns.add(done))
})
