const worksInOneTurn = 4
/** The most waiting requests of one connection. Browsers and proxies send one after the other. */
const maximumWaiting = 8

/** A connection that can be paused. */
interface Connection {
  pause: () => unknown
  resume: () => unknown
}

interface Asker {
  visitor: string
  connection: Connection
}

/** The task of a turn. It must not throw. */
type Work = () => void

interface Turn {
  connection: Connection
  work: Work
}

/**
 * Runs a few tasks in each round of the event loop. Node accepts one connection a round: if a round answered everything
 * that has arrived, each new connection would wait for hundreds of answers to others. Visitors take turns, so one who
 * sends hundreds of requests at once, or over hundreds of a proxy's connections, delays nobody else. A connection with
 * many waiting requests is paused, which bounds the memory that it takes.
 */
export class ShortTurns {
  /** The waiting tasks by visitor, the next visitor first. */
  readonly #queues = new Map<string, Turn[]>()
  /** The number of waiting tasks of each connection. */
  readonly #counts = new Map<Connection, number>()
  #isScheduled = false

  /** Adds a task to the queue. */
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
      // A round does at most as many tasks as connections wait: while only one connection waits, the round stays short,
      // so that the next connection is accepted soon.
      const count = Math.min(this.#counts.size, worksInOneTurn)
      for (let index = 0; index < count; index += 1) this.#do()
      this.#isScheduled = false
      this.#schedule()
    })
  }

  /**
   * Pauses connections with many waiting requests. It runs at the next turn and not when a task is added, because Node
   * resumes a connection at the end of each request.
   */
  #pause(): void {
    for (const [connection, count] of this.#counts) if (count >= maximumWaiting) connection.pause()
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
    if (count === maximumWaiting - 1) connection.resume()
  }
}
