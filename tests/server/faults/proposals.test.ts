import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offersOf } from '#domain/proposal/proposal-line.ts'
import { act, ProposalWorld, type Act, type Facts } from './proposal-world.ts'
import { histories, historyFolder } from './seeded.ts'

/**
 * Proposals are made, saved, sent and revised, drafts are kept, at once and in any order, while disk and power fail.
 */

/** What is true whatever happened. */
function everythingHolds({ files, said, drafts }: Facts): void {
  // Numbers have no gaps and no doubles.
  const numbers = files.flatMap(({ proposal }) => proposal.number?.sequence ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const [id, { version, price, sequence }] of said) {
    const file = files.find(({ proposal }) => proposal.id === id)
    if (!file) throw new Error(`proposal ${id} is lost`)
    // Nothing acknowledged is lost; a write under way at the failure may or may not be stored.
    expect(file.proposal.version).toBeGreaterThanOrEqual(version)
    if (file.proposal.version === version) expect(offersOf(file.content.lines)[0]?.unitPrice).toBe(price)
    if (sequence !== undefined) expect(file.proposal.number?.sequence).toBe(sequence)
    // What went out is kept, each revision once, and history and version go together.
    const sends = file.history.filter((action) => action.act === 'send')
    expect(file.revisions).toHaveLength(sends.length)
    expect(file.history).toHaveLength(file.proposal.version)
  }
  for (const draft of drafts) expect(draft.there).toBe(draft.said)
}

/** An act, and whether the next one begins before it has ended. */
type Step = readonly [act: Act, isBeside: boolean]

async function live(steps: readonly Step[]): Promise<void> {
  const folder = historyFolder()
  const world = new ProposalWorld(folder)
  try {
    const under: Promise<void>[] = []
    for (const [each, isBeside] of steps) {
      const ended = world.carryOut(each)
      under.push(ended)
      if (!isBeside) await ended
    }
    await Promise.all(under)
    everythingHolds(await world.facts())
  } finally {
    await world.close()
    await rm(folder, { recursive: true })
  }
}

test('numbers have no gaps, what was saved stays, and what went out is kept once', async () => {
  await histories(fc.asyncProperty(fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 14 }), live), {
    runs: 80,
  })
}, 600_000)
