/** Thrown when a gate is full; the answer is 503 with Retry-After. */
export class GateFull extends Error {
  override readonly name = 'GateFull'
}

/** Lets a number of tasks run at once and some more wait; further ones are refused, so that memory stays bounded. */
export class Gate {
  readonly #running: number
  readonly #waiting: number
  #now = 0
  readonly #queue: (() => void)[] = []

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#running = running
    this.#waiting = waiting
  }

  /** Runs a task when there is room. Throws GateFull when too many wait already. */
  async pass<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#now < this.#running) this.#now += 1
    else if (this.#queue.length < this.#waiting) await new Promise<void>((resolve) => this.#queue.push(resolve))
    else throw new GateFull('Too many requests at once')
    try {
      return await work()
    } finally {
      // The next waiting task takes over this place.
      const next = this.#queue.shift()
      if (next) next()
      else this.#now -= 1
    }
  }
}
