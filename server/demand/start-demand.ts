import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Environment } from '#server/environment.ts'
import { failureOf } from '#server/failure.ts'
import { SlidingMinute } from '#server/store/rate-limit.ts'
import type { Store } from '#server/store/store.ts'
import { SetupError } from '#server/setup-error.ts'
import type { Counting } from './counted-pages.ts'
import { DemandCounter } from './demand-counter.ts'

/** The most searches and reports of one address that are counted in a minute. */
const perMinute = 20

/** The counting of searches while the server runs. */
export interface RunningDemand extends Counting {
  /** Whether browsers may send reports. */
  takesReports: boolean
  close: () => Promise<void>
}

/** Path of the file with the words that a release's shop publishes. */
export function knownWordsPath(release: string): string {
  return join(release, 'known-words.json')
}

/**
 * Starts counting searches as SEARCH_COUNTS says; undefined when it is `off`. In: the folder of the served release.
 * Throws a SetupError when the release has no file of words.
 */
export async function startDemand(
  { SEARCH_COUNTS: wish }: Pick<Environment, 'SEARCH_COUNTS'>,
  { store, release }: { store: Pick<Store, 'demand'>; release: string },
): Promise<RunningDemand | undefined> {
  if (wish === 'off') return undefined
  const counter = new DemandCounter(store.demand)
  return {
    counter,
    known: await knownWords(release),
    rateLimit: new SlidingMinute(perMinute),
    takesReports: wish === 'consent',
    close: () => counter.close(),
  }
}

async function knownWords(release: string): Promise<ReadonlySet<string>> {
  const path = knownWordsPath(release)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new SetupError(
      `The release was built by other sources (${failureOf(error).reason}). Build the site again: script/build`,
    )
  })
  return new Set(v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text))
}
