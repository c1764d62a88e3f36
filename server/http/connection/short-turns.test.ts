import { PassThrough } from 'node:stream'
import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ShortTurns } from './short-turns.ts'

const one = { visitor: 'ana', connection: new PassThrough() }
const another = () => ({ visitor: 'bruno', connection: new PassThrough() })

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
  turns.add(one, () => turns.add(one, () => turns.add(one, () => resolve())))
  await promise
  await nextRound()
  await new Promise<void>((done) => turns.add(one, () => done()))
})

test('visitors take turns: one who asks hundreds of times does not hold another', async () => {
  const turns = new ShortTurns()
  const done: string[] = []
  for (let number = 0; number < 30; number += 1) turns.add(one, () => done.push('flood'))
  await new Promise<void>((answered) => turns.add(another(), () => answered()))
  expect(done.length).toBeLessThan(5)
})

test('nor does one who asks on hundreds of connections, as behind a proxy', async () => {
  const turns = new ShortTurns()
  const done: string[] = []
  for (let number = 0; number < 300; number += 1)
    turns.add({ visitor: 'flood', connection: new PassThrough() }, () => done.push('flood'))
  await new Promise<void>((answered) => turns.add(another(), () => answered()))
  expect(done.length).toBeLessThan(5)
})

test('connections of one address, as of a ward, are answered four in a round', async () => {
  const turns = new ShortTurns()
  let done = 0
  for (let number = 0; number < 40; number += 1)
    turns.add({ visitor: 'ward', connection: new PassThrough() }, () => (done += 1))
  await nextRound()
  await nextRound()
  expect(done).toBeGreaterThanOrEqual(4)
})

test('a connection of which many wait is not read on until few do', async () => {
  const turns = new ShortTurns()
  const connection = new PassThrough()
  let done = 0
  for (let number = 0; number < 20; number += 1) turns.add({ visitor: 'ana', connection }, () => (done += 1))
  while (done < 5) await nextRound()
  expect(connection.isPaused()).toBe(true)
  while (done < 20) await nextRound()
  expect(connection.isPaused()).toBe(false)
})
