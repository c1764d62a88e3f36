const worksInOneTurn = 4

/**
 * Does works in the order in which they come, a few in each round of the event loop. Node accepts one connection in a
 * round: when a round answers everything that has arrived, each newcomer waits for hundreds of answers to others.
 */
export class ShortTurns {
  readonly #queue: (() => void)[] = []
  #isScheduled = false

  /** Queues a work, which must not throw. */
  add(work: () => void): void {
    this.#queue.push(work)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queue.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      for (const each of this.#queue.splice(0, worksInOneTurn)) each()
      this.#isScheduled = false
      this.#schedule()
    })
  }
}
