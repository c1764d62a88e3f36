import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'

/** The seed of this run's histories: SEED, or another one each time. It is printed, so that what a run found can be found again. */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
console.log(`faults: SEED=${seed}`)

/** So many times as many histories, for who looks for rare ones: HISTORIES=20 script/unit tests/server/faults. */
const times = Number(process.env.HISTORIES ?? 1)

/** Tries so many histories; of one that fails, the shortest that does is told. */
export function histories<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  { runs }: { runs: number },
): Promise<void> {
  return fc.assert(property, { seed, numRuns: runs * times })
}

/** A folder of its own for a history, in memory where the machine has such a place: nothing of it has to outlive the test. */
export function historyFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'faults-'))
}
