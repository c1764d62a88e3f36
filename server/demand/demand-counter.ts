import { publishedStems } from '#domain/demand/anonymous-term.ts'
import type { Count } from '#domain/demand/count.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { RateLimit } from '#server/rate-limit.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand } from '#server/store/demand.ts'
import type { Store } from '#server/store/store.ts'
import type { Counting } from './counting.ts'

/** The most different counts that wait in memory for the store; further ones are dropped. */
const maximumWaiting = 500
const secondsBetweenWrites = 60

/** Writes counts once a minute, so that the store does not show which came from one visit. A crash loses some. */
export class DemandCounter {
  readonly #store: Pick<Demand, 'add' | 'prune'>
  readonly #clock: () => number
  readonly #timer: NodeJS.Timeout
  #waiting = new Map<string, Count & { day: string }>()
  #prunedOn = ''

  /** Writes to the store each minute. In: a clock in milliseconds since 1970. */
  constructor(store: Pick<Demand, 'add' | 'prune'>, clock: () => number = Date.now) {
    this.#store = store
    this.#clock = clock
    this.#timer = setInterval(() => void this.flush(), secondsBetweenWrites * 1000)
    this.#timer.unref()
  }

  add(counts: readonly Count[]): void {
    const day = brasiliaDay(new Date(this.#clock()).toISOString())
    for (const { kind, key, times } of counts) {
      const name = `${day} ${kind} ${key}`
      const count = this.#waiting.get(name)
      if (count) count.times += times
      else if (this.#waiting.size < maximumWaiting) this.#waiting.set(name, { day, kind, key, times })
    }
  }

  /** Writes the counts, and deletes expired ones once a day. If the store fails, the counts are lost. */
  async flush(): Promise<void> {
    const waiting = Map.groupBy(this.#waiting.values(), ({ day }) => day)
    this.#waiting = new Map()
    try {
      for (const [day, counts] of waiting) await this.#store.add(day, counts)
      const today = brasiliaDay(new Date(this.#clock()).toISOString())
      if (this.#prunedOn !== today) await this.#store.prune(today)
      this.#prunedOn = today
    } catch (error) {
      log('demand-not-stored', traceOf(error))
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}

const perMinute = 20

const stemsOf = derived(({ products, vocabulary, registries, categories, articles }: Shop): ReadonlySet<string> => {
  return new Set(
    publishedStems({ products, vocabulary, registries, categories, articles: articles.map(({ text }) => text) }),
  )
})

/** Starts counting searches as SEARCH_COUNTS says; undefined when it is `off`. */
export function startCounting(
  { SEARCH_COUNTS: setting }: Pick<Environment, 'SEARCH_COUNTS'>,
  { store, shop }: { store: Pick<Store, 'demand'>; shop: () => Shop },
): (Counting & { close: () => Promise<void> }) | undefined {
  if (setting === 'off') return undefined
  const counter = new DemandCounter(store.demand)
  return {
    counter,
    publishedStems: () => stemsOf(shop()),
    rateLimit: new RateLimit(perMinute),
    takesReports: setting === 'consent',
    close: () => counter.close(),
  }
}
