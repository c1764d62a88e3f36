import { expect, test } from 'vitest'
import { GateFull } from './gate.ts'
import { RenderQueue, ShareExceeded, type RenderKind } from './render-queue.ts'
import { RenderShare } from './render-share.ts'

const still = () => new RenderShare(() => 0)

/** A queue that is busy until `finish`; `ask` says in `done` whose work was done. */
function busyQueue() {
  const queue = new RenderQueue(still())
  const done: string[] = []
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const first = queue.pass({ visitor: 'first', kind: 'page' }, () => promise)
  const ask = (visitor: string, kind: RenderKind = 'page') =>
    queue.pass({ visitor, kind }, async () => void done.push(visitor))
  return { done, ask, finish, first }
}

test('one is rendered at a time, and visitors take turns', async () => {
  const { done, ask, finish } = busyQueue()
  const all = ['flood', 'flood', 'flood', 'ana'].map((visitor) => ask(visitor))
  expect(done).toEqual([])
  finish()
  await Promise.all(all)
  expect(done).toEqual(['flood', 'ana', 'flood', 'flood'])
})

test('pages come before searches', async () => {
  const { done, ask, finish } = busyQueue()
  const all = [ask('ana', 'search'), ask('bruno', 'page')]
  finish()
  await Promise.all(all)
  expect(done).toEqual(['bruno', 'ana'])
})

test('a visitor who waits for thirty pages already is told to wait, and another is not', async () => {
  const { ask, finish } = busyQueue()
  const all = Array.from({ length: 30 }, () => ask('flood', 'search'))
  await expect(ask('flood')).rejects.toThrow(ShareExceeded)
  const other = ask('ana')
  finish()
  await Promise.all([...all, other])
})

test('when many wait, searches are shed first', async () => {
  const { ask, finish } = busyQueue()
  const all = Array.from({ length: 300 }, (_, number) => ask(`visitor ${number}`, 'search'))
  await expect(ask('ana', 'search')).rejects.toThrow(GateFull)
  all.push(...Array.from({ length: 300 }, (_, number) => ask(`other ${number}`)))
  await expect(ask('ana')).rejects.toThrow(GateFull)
  finish()
  await Promise.all(all)
})

test('a work that fails gives its turn to the next', async () => {
  const queue = new RenderQueue(still())
  await expect(queue.pass({ visitor: 'ana', kind: 'page' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await queue.pass({ visitor: 'ana', kind: 'page' }, async () => 'page')).toBe('page')
})

test('a share is used up by time, and comes back', () => {
  let now = 0
  const share = new RenderShare(() => now)
  share.use('ana', 900)
  expect(share.secondsUntil('ana')).toBe(0)
  share.use('ana', 600)
  expect(share.secondsUntil('ana')).toBe(2)
  expect(share.secondsUntil('bruno')).toBe(0)
  now = 1000
  expect(share.secondsUntil('ana')).toBe(1)
  now = 2000
  expect(share.secondsUntil('ana')).toBe(0)
})

test('a visitor whose share is used up while they wait is refused', async () => {
  const share = still()
  const queue = new RenderQueue(share)
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const first = queue.pass({ visitor: 'ana', kind: 'search' }, () => promise)
  const second = queue.pass({ visitor: 'ana', kind: 'search' }, async () => 'page')
  share.use('ana', 5000)
  finish()
  await first
  await expect(second).rejects.toThrow(ShareExceeded)
})
