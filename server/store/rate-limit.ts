import type { RateLimit } from './store.ts'

const windowMilliseconds = 60_000
const maximumAddresses = 10_000

/** Counts posts per address over the last minute, in this process's memory. */
export class SlidingMinute implements RateLimit {
  readonly #limit: number
  readonly #clock: () => number
  readonly #posts = new Map<string, number[]>()

  /** `limit`: posts per address and minute; 0 turns it off. `clock`: milliseconds from any beginning. */
  constructor(limit: number, clock = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  async take(address: string): Promise<number> {
    if (this.#limit === 0) return 0
    const now = this.#clock()
    const recent = (this.#posts.get(address) ?? []).filter((time) => time > now - windowMilliseconds)
    const [oldest = now] = recent
    if (recent.length >= this.#limit) return Math.max(1, Math.ceil((oldest + windowMilliseconds - now) / 1000))
    this.#posts.delete(address)
    this.#posts.set(address, [...recent, now])
    this.#forgetOldest()
    return 0
  }

  #forgetOldest(): void {
    if (this.#posts.size <= maximumAddresses) return
    const [oldest] = this.#posts.keys()
    if (oldest !== undefined) this.#posts.delete(oldest)
  }
}
