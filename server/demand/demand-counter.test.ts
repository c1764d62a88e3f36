import { expect, onTestFinished, test } from 'vitest'
import type { Count } from '#domain/demand/count.ts'
import { DemandCounter } from './demand-counter.ts'

const found: Count = { kind: 'found', key: 'cabo', times: 1 }

function counting(clock: () => number) {
  const written: string[] = []
  const add = async (day: string, counts: readonly Count[]) => {
    for (const { kind, key, times } of counts) written.push(`${day} ${kind} ${key} ${times}`)
  }
  const prune = async (today: string) => void written.push(`pruned ${today}`)
  const counter = new DemandCounter({ add, prune }, clock)
  onTestFinished(() => counter.close())
  return { counter, written }
}

test('counts are written together, by the day of Brasília, and old ones deleted once a day', async () => {
  let now = Date.parse('2026-11-24T02:30:00Z')
  const { counter, written } = counting(() => now)
  counter.add([found, found])
  now = Date.parse('2026-11-24T03:30:00Z')
  counter.add([found])
  expect(written).toEqual([])
  await counter.flush()
  await counter.flush()
  expect(written).toEqual(['2026-11-23 found cabo 2', '2026-11-24 found cabo 1', 'pruned 2026-11-24'])
})

test('what a flood brings does not fill the memory, and what waits already goes on counting', async () => {
  const { counter, written } = counting(() => Date.parse('2026-11-24T12:00:00Z'))
  counter.add(Array.from({ length: 600 }, (_, number) => ({ ...found, key: `c${number}` })))
  counter.add([{ ...found, key: 'c0' }])
  await counter.flush()
  expect(written).toHaveLength(501)
  expect(written[0]).toBe('2026-11-24 found c0 2')
})

test('a store that fails costs its counts, nothing else', async () => {
  const fails = async () => Promise.reject(new Error('full'))
  const counter = new DemandCounter({ add: fails, prune: fails })
  counter.add([found])
  await expect(counter.close()).resolves.toBeUndefined()
})
