import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { testsAll } from '#tests/test-all.ts'

/** The seed of this run's histories: SEED, or another one each time. It is printed, so that what a run found can be found again. */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
console.log(`faults: SEED=${seed}`)

/** So many times as many histories: HISTORIES=20 script/unit tests/server/faults looks for rare ones. */
const times = Number(process.env.HISTORIES ?? (testsAll ? 1 : 0.1))

/** Tries so many histories; of one that fails, the shortest that does is told. */
export function histories<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  { runs }: { runs: number },
): Promise<void> {
  return fc.assert(property, { seed, numRuns: Math.ceil(runs * times) })
}

/** A folder of its own for a history, in memory where the machine has such a place: nothing of it has to outlive the test. */
export function historyFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'faults-'))
}
