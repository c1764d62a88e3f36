/** A cache that holds so many answers at the most and lets the oldest go. */
export class BoundedCache {
  readonly #name: string
  readonly #most: number

  constructor(name: string, most: number) {
    this.#name = name
    this.#most = most
  }

  async find(url: string): Promise<Response | undefined> {
    return (await caches.open(this.#name)).match(url)
  }

  /** Keeps a good answer; others are not kept. */
  async keep(url: string, response: Response): Promise<void> {
    if (response.status !== 200 || response.redirected) return
    const cache = await caches.open(this.#name)
    await cache.delete(url)
    await cache.put(url, response)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - this.#most)).map((request) => cache.delete(request)))
  }

  /** Addresses, latest first. */
  async addresses(): Promise<string[]> {
    const kept = await (await caches.open(this.#name)).keys()
    return kept.map(({ url }) => url).toReversed()
  }
}
