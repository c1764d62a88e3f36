const windowMilliseconds = 60_000
const rememberedAddresses = 10_000

/** Counts posts per address over a sliding minute. */
export class RateLimit {
  readonly #limit: number
  readonly #posts = new Map<string, number[]>()

  /** `limit`: posts per address and minute; 0 turns it off. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Takes one post of an address at `now` (milliseconds).
   * Out: 0 when it may go on, else the seconds to wait.
   */
  take(address: string, now: number): number {
    if (this.#limit === 0) return 0
    const recent = (this.#posts.get(address) ?? []).filter((time) => time > now - windowMilliseconds)
    const [oldest = now] = recent
    if (recent.length >= this.#limit) return Math.max(1, Math.ceil((oldest + windowMilliseconds - now) / 1000))
    this.#posts.delete(address)
    this.#posts.set(address, [...recent, now])
    this.#forgetOldest()
    return 0
  }

  #forgetOldest(): void {
    if (this.#posts.size <= rememberedAddresses) return
    const [oldest] = this.#posts.keys()
    if (oldest !== undefined) this.#posts.delete(oldest)
  }
}
