const worksInOneTurn = 4
/** Requests on one connection that wait. Browsers and proxies send one after the other. */
const mostOfOne = 32

/** Whose work it is, and on which connection it came. */
interface Asker {
  visitor: string
  connection: object
}

/** What is done in a turn. In: whether as many of its connection as may were waiting already. It must not throw. */
type Work = (isTooMany: boolean) => void

interface Turn {
  connection: object
  work: Work
  isTooMany: boolean
}

/**
 * Does works a few in each round of the event loop: Node accepts one connection in a round, and when a round answers
 * everything that has arrived, each newcomer waits for hundreds of answers to others. Visitors take turns: whoever sends
 * hundreds of requests in one write, or on hundreds of connections of a proxy, waits for them alone.
 */
export class ShortTurns {
  /** What each visitor still wants, the one whose turn it is first. */
  readonly #queues = new Map<string, Turn[]>()
  /** How many wait on each connection. */
  readonly #counts = new Map<object, number>()
  #isScheduled = false

  /** Queues a work. Refusals have their turn too: hundreds of them at once would hold the others. */
  add({ visitor, connection }: Asker, work: Work): void {
    const count = this.#counts.get(connection) ?? 0
    const turn = { connection, work, isTooMany: count >= mostOfOne }
    this.#counts.set(connection, count + 1)
    const queue = this.#queues.get(visitor)
    if (queue) queue.push(turn)
    else this.#queues.set(visitor, [turn])
    this.#schedule()
  }

  /** Whether what comes on a connection now is refused. */
  isFull(connection: object): boolean {
    return (this.#counts.get(connection) ?? 0) >= mostOfOne
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queues.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      // As many as connections wait: a round that answers one alone is short, and the next newcomer is let in.
      const count = Math.min(this.#counts.size, worksInOneTurn)
      for (let index = 0; index < count; index += 1) this.#do()
      this.#isScheduled = false
      this.#schedule()
    })
  }

  #do(): void {
    const [first] = this.#queues
    if (!first) return
    const [visitor, queue] = first
    this.#queues.delete(visitor)
    const turn = queue.shift()
    if (queue.length > 0) this.#queues.set(visitor, queue)
    if (!turn) return
    this.#leave(turn.connection)
    turn.work(turn.isTooMany)
  }

  #leave(connection: object): void {
    const count = (this.#counts.get(connection) ?? 0) - 1
    if (count > 0) this.#counts.set(connection, count)
    else this.#counts.delete(connection)
  }
}
