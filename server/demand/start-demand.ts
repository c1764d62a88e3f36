import { knownStems } from '#domain/demand/known-stems.ts'
import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'
import { SlidingMinute } from '#server/store/rate-limit.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
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

/** The stems of the words that a shop publishes. */
const wordsOf = derived(({ products, vocabulary, registries, categories, posts }: Shop): ReadonlySet<string> => {
  return new Set(knownStems({ products, vocabulary, registries, categories, posts: posts.map(({ text }) => text) }))
})

/** Starts counting searches as SEARCH_COUNTS says; undefined when it is `off`. */
export function startDemand(
  { SEARCH_COUNTS: wish }: Pick<Environment, 'SEARCH_COUNTS'>,
  { store, shop }: { store: Pick<Store, 'demand'>; shop: () => Shop },
): RunningDemand | undefined {
  if (wish === 'off') return undefined
  const counter = new DemandCounter(store.demand)
  return {
    counter,
    known: () => wordsOf(shop()),
    rateLimit: new SlidingMinute(perMinute),
    takesReports: wish === 'consent',
    close: () => counter.close(),
  }
}
