const worksInOneTurn = 4

/** Whose work it is, and on which connection it came. */
interface Asker {
  visitor: string
  connection: object
}

/** What is done in a turn. It must not throw. */
type Work = () => void

interface Turn {
  connection: object
  work: Work
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

  /** Queues a work. */
  add({ visitor, connection }: Asker, work: Work): void {
    const turn = { connection, work }
    this.#counts.set(connection, (this.#counts.get(connection) ?? 0) + 1)
    const queue = this.#queues.get(visitor)
    if (queue) queue.push(turn)
    else this.#queues.set(visitor, [turn])
    this.#schedule()
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
    turn.work()
  }

  #leave(connection: object): void {
    const count = (this.#counts.get(connection) ?? 0) - 1
    if (count > 0) this.#counts.set(connection, count)
    else this.#counts.delete(connection)
  }
}
