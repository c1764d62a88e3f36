const worksInOneTurn = 4
/** Requests on one connection that wait. Browsers and proxies send one after the other. */
const mostOfOne = 32

/**
 * Does works a few in each round of the event loop: Node accepts one connection in a round, and when a round answers
 * everything that has arrived, each newcomer waits for hundreds of answers to others. Connections take turns: whoever sends
 * hundreds of requests in one write waits for them alone.
 */
export class ShortTurns {
  /** What each connection still wants, the one whose turn it is first. */
  readonly #queues = new Map<object, (() => void)[]>()
  #isScheduled = false

  /** Queues a work of a connection, which must not throw. Out: false when as many as one may have wait already. */
  add(connection: object, work: () => void): boolean {
    const queue = this.#queues.get(connection) ?? []
    if (queue.length >= mostOfOne) return false
    queue.push(work)
    this.#queues.set(connection, queue)
    this.#schedule()
    return true
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queues.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      // One of each connection: a round that answers one alone is short, and the next newcomer is let in.
      const count = Math.min(this.#queues.size, worksInOneTurn)
      for (let index = 0; index < count; index += 1) this.#next()?.()
      this.#isScheduled = false
      this.#schedule()
    })
  }

  #next(): (() => void) | undefined {
    const [first] = this.#queues
    if (!first) return undefined
    const [connection, queue] = first
    this.#queues.delete(connection)
    const work = queue.shift()
    if (queue.length > 0) this.#queues.set(connection, queue)
    return work
  }
}
