import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Piscina } from 'piscina'
import type { Shop } from '#server/shop/shop.ts'
import { derived } from '#server/shop/derived.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-answer.ts'

/** Pages that wait for a thread; one more is refused. At 20 ms a page, the last one waits some two seconds. */
const mostWaiting = 128
/** Milliseconds after which a page counts as stuck; its thread is replaced. */
const patience = 15_000

/** Thrown when so many pages wait that one more would wait too long. */
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
  #underWay = 0

  private constructor(pool: Piscina, routes: PageRoute[]) {
    this.#pool = pool
    this.#routes = routes
  }

  /** Starts the threads. In: the bundled server code. Rejects when it cannot be loaded. */
  static async open(code: string): Promise<PagePool> {
    const threads = Math.max(1, availableParallelism() - 1)
    const pool = new Piscina({
      filename: pathToFileURL(code).href,
      minThreads: threads,
      maxThreads: threads,
      // React and the router choose their code by it: the development code takes twice as long for a page.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const routes: PageRoute[] = await pool.run(undefined, { name: 'routes' })
    return new PagePool(pool, routes)
  }

  /** The application's routes with the parameters that each declares. */
  async routes(): Promise<PageRoute[]> {
    return this.#routes
  }

  /** How many pages wait for a thread. */
  get waiting(): number {
    return Math.max(0, this.#underWay - this.#pool.maxThreads)
  }

  /** Renders a page. Rejects with `Overloaded` when too many wait. */
  async render(shop: Shop, request: PageRequest): Promise<PageAnswer> {
    // Counted here: the pool's own limit does not hold for tasks with a time-out.
    if (this.waiting >= mostWaiting) throw new Overloaded('Too many pages wait')
    const task = { version: shop.version, data: sharedData(shop), request }
    this.#underWay += 1
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(patience) })
    } finally {
      this.#underWay -= 1
    }
  }

  async close(): Promise<void> {
    await this.#pool.close({ force: true })
  }
}
