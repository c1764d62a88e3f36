import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Piscina } from 'piscina'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-answer.ts'

/** Pages that wait for a thread; one more is refused. At 20 ms a page, the last one waits some two seconds. */
const maximumWaiting = 128
/** Milliseconds after which a page is given up: one that waits is not rendered, the thread of one that is stuck is replaced. */
const maximumMilliseconds = 20_000

/** Thrown when too many pages wait, and for one that takes too long. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** A shop's data as structured clones are written, in memory that all threads share. */
const sharedData = derived((shop: Shop): SharedArrayBuffer => {
  const bytes = serialize(shop.data)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
})

/** Threads that render pages, so that files, forms and health checks never wait for a page. */
export class PagePool {
  readonly #pool: Piscina
  readonly #routes: PageRoute[]
  readonly #milliseconds: number
  #underWay = 0

  private constructor(pool: Piscina, routes: PageRoute[], milliseconds: number) {
    this.#pool = pool
    this.#routes = routes
    this.#milliseconds = milliseconds
  }

  /**
   * Starts the threads. In: the bundled server code; the milliseconds that a page may take, with its wait for a thread.
   * Rejects when the code cannot be loaded.
   */
  static async open(code: string, milliseconds = maximumMilliseconds): Promise<PagePool> {
    const threads = Math.max(1, availableParallelism() - 1)
    const pool = new Piscina({
      filename: pathToFileURL(code).href,
      minThreads: threads,
      maxThreads: threads,
      // Otherwise a thread goes from task to task without its event loop, and keeps what only that lets go of.
      atomics: 'disabled',
      // React and the router choose their code by it: the development code takes twice as long for a page.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const routes: PageRoute[] = await pool.run(undefined, { name: 'routes' })
    return new PagePool(pool, routes, milliseconds)
  }

  /** The application's routes with the parameters that each declares. */
  async routes(): Promise<PageRoute[]> {
    return this.#routes
  }

  /** Renders a page. Rejects with `Overloaded` when too many wait, or this one takes too long. */
  async render(shop: Shop, request: PageRequest): Promise<PageAnswer> {
    // Counted here: the pool's own limit does not hold for tasks with a time-out.
    if (this.#underWay >= this.#pool.maxThreads + maximumWaiting) throw new Overloaded('Too many pages wait')
    const signal = AbortSignal.timeout(this.#milliseconds)
    this.#underWay += 1
    try {
      return await this.#pool.run({ version: shop.version, data: sharedData(shop), request }, { signal })
    } catch (error) {
      throw signal.aborted ? new Overloaded('A page took too long') : error
    } finally {
      this.#underWay -= 1
    }
  }

  async close(): Promise<void> {
    await this.#pool.close({ force: true })
  }
}
