import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { testsAll } from '#tests/test-all.ts'

/**
 * The seed of this run's histories: SEED, or a different one each time. It is printed, so that a failure can be
 * reproduced.
 */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
console.log(`faults: SEED=${seed}`)

/** A factor for the number of histories: HISTORIES=20 script/unit tests/server/faults looks for rare failures. */
const times = Number(process.env.HISTORIES ?? (testsAll ? 1 : 0.1))

/** Tries a number of histories; reports the shortest one that fails. */
export function histories<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  { runs }: { runs: number },
): Promise<void> {
  return fc.assert(property, { seed, numRuns: Math.ceil(runs * times) })
}

/** A folder for one history, in memory where possible, because nothing in it outlives the test. */
export function historyFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'faults-'))
}
