import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { act, MessageWorld, type Act } from './message-world.ts'
import { histories, historyFolder } from './seeded.ts'

/** Messages come in, are deleted and go out by e-mail, at once and in any order, while disk, power and network fail. */

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** An act, and whether the next one begins before it has ended. */
type Step = readonly [act: Act, isBeside: boolean]

async function live(steps: readonly Step[], scheduler: fc.Scheduler): Promise<void> {
  const folder = historyFolder()
  const world = new MessageWorld(folder, scheduler)
  try {
    const under = []
    for (const [each, isBeside] of steps) {
      const ended = world.carryOut(each)
      under.push(ended)
      if (!isBeside) await scheduler.waitFor(ended)
    }
    await scheduler.waitFor(Promise.all(under))
    await scheduler.waitFor(world.heal())
    await world.check()
  } finally {
    await world.close()
    await rm(folder, { recursive: true })
  }
}

test('acknowledged is stored once; e-mails go out at least once, and never for what was deleted', async () => {
  await histories(
    fc.asyncProperty(fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 12 }), fc.scheduler(), live),
    { runs: 700 },
  )
}, 600_000)
