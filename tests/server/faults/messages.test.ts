import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, MessageWorld, type Act, type Facts } from './message-world.ts'
import { histories, historyFolder } from './seeded.ts'

/** Messages come in, are deleted and go out by e-mail, at once and in any order, while disk, power and network fail. */

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** What is true whatever happened. */
function everythingHolds({ stored, kept, removed, taken }: Facts): void {
  const emails = stored.map(({ email }) => email)
  // Acknowledged is stored once, and nothing twice.
  expect(new Set(emails).size).toBe(emails.length)
  for (const email of kept) expect(emails).toContain(email)
  // No number is used twice, and none is left out but for what was deleted.
  const ids = stored.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  if (removed.size === 0) expect(ids).toEqual(ids.map((_, index) => index + 1))
  // An e-mail goes out at least once, and never for what had been deleted when its round began.
  for (const email of emails) expect(taken.map((mail) => mail.email)).toContain(email)
  for (const { email, begun } of taken)
    expect([email, begun < (removed.get(email) ?? Number.POSITIVE_INFINITY)]).toEqual([email, true])
}

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
    everythingHolds(await world.facts())
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
