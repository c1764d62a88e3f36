import { setImmediate } from 'node:timers/promises'
import { Overloaded } from '#server/render/page-pool.ts'

/** The most answers that wait for one visitor: a school or hospital behind one address stays below. */
const maximumWaiting = 100

/** The longest wait: with the time for a page (page-pool.ts) less than the 30 s after which the proxy gives up. */
const usualWaitMilliseconds = 8000

/** The queues of visitors: who requests much that has to be made delays only their own. */
export class VisitorQueues {
  readonly #longestWait: number
  readonly #queues = new Map<string, { length: number; last: Promise<unknown> }>()

  /** In: the most milliseconds that something waits for its turn. */
  constructor(longestWait = usualWaitMilliseconds) {
    this.#longestWait = longestWait
  }

  /** Runs `make` at the visitor's turn. Rejects with `Overloaded` when their queue is full, or the wait too long. */
  async runInTurn<Answer>(visitor: string, make: () => Promise<Answer>): Promise<Answer> {
    const queue = this.#queues.get(visitor) ?? { length: 0, last: Promise.resolve() }
    if (queue.length > maximumWaiting) throw new Overloaded('One visitor asks for too much at once')
    this.#queues.set(visitor, queue)
    const arrival = performance.now()
    const answer = queue.last.then(async () => {
      // Requests of others come between two of one visitor, which may take the server's own thread.
      await setImmediate()
      if (performance.now() - arrival > this.#longestWait)
        throw new Overloaded('What one visitor asks for takes too long together')
      return make()
    })
    queue.length += 1
    queue.last = Promise.allSettled([answer])
    try {
      return await answer
    } finally {
      queue.length -= 1
      if (queue.length === 0) this.#queues.delete(visitor)
    }
  }
}
