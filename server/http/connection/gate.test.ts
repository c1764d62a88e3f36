import { expect, test } from 'vitest'
import { Gate, GateFull } from './gate.ts'

function manual() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

test('lets so many run, so many wait, and refuses the rest', async () => {
  const gate = new Gate({ running: 2, waiting: 1 })
  const { work, finish } = manual()
  const inside = [gate.pass(work), gate.pass(work), gate.pass(work)]
  await expect(gate.pass(work)).rejects.toThrow(GateFull)
  finish()
  await Promise.all(inside)
  await expect(gate.pass(() => 'in')).resolves.toBe('in')
})

test('never runs more than it may, however many come', async () => {
  const gate = new Gate({ running: 3, waiting: 100 })
  let now = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 50 }, () =>
      gate.pass(async () => {
        now += 1
        most = Math.max(most, now)
        await Promise.resolve()
        now -= 1
      }),
    ),
  )
  expect(most).toBe(3)
})

test('a work that fails gives its place to the next', async () => {
  const gate = new Gate({ running: 1, waiting: 1 })
  const failing = gate.pass(() => Promise.reject(new Error('no')))
  const next = gate.pass(() => 'in')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('in')
})
