import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Piscina } from 'piscina'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-answer.ts'

/** The most pages that wait for a thread. At 20 ms a page, the last one waits some two seconds. */
const maximumWaiting = 128
/** Milliseconds until a page is given up: a waiting one is not rendered, the thread of a stuck one is replaced. */
const maximumMilliseconds = 20_000

/** The error for a page that takes too long, or comes while too many wait. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** A shop's data as a structured clone, in memory that all threads share. */
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

  /** Starts the threads. In: the bundled code; milliseconds for a page with its wait. Rejects if loading fails. */
  static async open(code: string, milliseconds = maximumMilliseconds): Promise<PagePool> {
    const threads = Math.max(1, availableParallelism() - 1)
    const pool = new Piscina({
      filename: pathToFileURL(code).href,
      minThreads: threads,
      maxThreads: threads,
      // With atomics a thread goes from task to task without its event loop, and keeps what only that lets go of.
      atomics: 'disabled',
      // React and the router choose their code by NODE_ENV: the development code takes twice as long for a page.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const routes: PageRoute[] = await pool.run(undefined, { name: 'routes' })
    return new PagePool(pool, routes, milliseconds)
  }

  async routes(): Promise<PageRoute[]> {
    return this.#routes
  }

  /** Renders a page. Rejects with `Overloaded` when too many wait, or this page takes too long. */
  async render(shop: Shop, request: PageRequest): Promise<PageAnswer> {
    // The pages are counted here, because the pool's own limit does not hold for tasks with a time-out.
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
