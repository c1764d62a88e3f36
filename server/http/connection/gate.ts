/** Thrown when a gate is full; the answer is 503 with Retry-After. */
export class Overload extends Error {
  override readonly name = 'Overload'
}

/** Lets a number of works run at once and some more wait their turn; memory stays bounded because the rest is refused. */
export class Gate {
  readonly #running: number
  readonly #waiting: number
  #now = 0
  readonly #queue: (() => void)[] = []

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#running = running
    this.#waiting = waiting
  }

  /** Runs a work when there is room. Throws Overload when too many wait already. */
  async pass<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#now < this.#running) this.#now += 1
    else if (this.#queue.length < this.#waiting) await new Promise<void>((resolve) => this.#queue.push(resolve))
    else throw new Overload('Too many requests at once')
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place.
      const next = this.#queue.shift()
      if (next) next()
      else this.#now -= 1
    }
  }
}
