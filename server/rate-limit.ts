import { LRUCache } from 'lru-cache'

const windowMilliseconds = 60_000
const maximumAddresses = 10_000

/** Counts posts per address over the last minute, in this process's memory. */
export class RateLimit {
  readonly #limit: number
  readonly #clock: () => number
  readonly #posts = new LRUCache<string, number[]>({ max: maximumAddresses })

  /** Allows `limit` posts per address and minute, 0 any number; `clock` gives milliseconds from any beginning. */
  constructor(limit: number, clock = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Counts a post of an address if it is allowed. Out: 0, or the seconds to wait if it is not. */
  count(address: string): number {
    if (this.#limit === 0) return 0
    const now = this.#clock()
    const recent = (this.#posts.get(address) ?? []).filter((time) => time > now - windowMilliseconds)
    const [oldest = now] = recent
    if (recent.length >= this.#limit) return Math.max(1, Math.ceil((oldest + windowMilliseconds - now) / 1000))
    this.#posts.set(address, [...recent, now])
    return 0
  }
}
