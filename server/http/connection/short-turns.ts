const worksInOneTurn = 4
/** Requests of one connection that wait. Browsers and proxies send one after the other. */
const mostWaiting = 8

/** A connection, which can be left unread for a while. */
interface Connection {
  pause: () => unknown
  resume: () => unknown
}

/** Whose work it is, and on which connection it came. */
interface Asker {
  visitor: string
  connection: Connection
}

/** What is done in a turn. It must not throw. */
type Work = () => void

interface Turn {
  connection: Connection
  work: Work
}

/**
 * Does works a few in each round of the event loop: Node accepts one connection in a round, and when a round answers
 * everything that has arrived, each newcomer waits for hundreds of answers to others. Visitors take turns: whoever sends
 * hundreds of requests in one write, or on hundreds of connections of a proxy, waits for them alone. A connection of
 * which many wait is not read on, so that what is kept of it stays bounded.
 */
export class ShortTurns {
  /** What each visitor still wants, the one whose turn it is first. */
  readonly #queues = new Map<string, Turn[]>()
  /** How many wait on each connection. */
  readonly #counts = new Map<Connection, number>()
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
      this.#pause()
      // As many as connections wait: a round that answers one alone is short, and the next newcomer is let in.
      const count = Math.min(this.#counts.size, worksInOneTurn)
      for (let index = 0; index < count; index += 1) this.#do()
      this.#isScheduled = false
      this.#schedule()
    })
  }

  /** Not as they come: Node resumes a connection at the end of each request. */
  #pause(): void {
    for (const [connection, count] of this.#counts) if (count >= mostWaiting) connection.pause()
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

  #leave(connection: Connection): void {
    const count = (this.#counts.get(connection) ?? 0) - 1
    if (count > 0) this.#counts.set(connection, count)
    else this.#counts.delete(connection)
    if (count === mostWaiting - 1) connection.resume()
  }
}
