import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BuiltFile } from '#server/http/pages/built-file.ts'
import { Progress } from '#server/build/progress.ts'
import type { MadePage, PageWork, Places } from './page-messages.ts'

/** A thread for each core: they load the code while the site is compiled, then make its pages. */
export class PageThreads {
  readonly #threads: readonly Worker[]

  private constructor(threads: readonly Worker[]) {
    this.#threads = threads
  }

  /** Rejects when a thread cannot load the code. */
  static async open(places: Places): Promise<PageThreads> {
    // React and the router choose by it.
    const env = { ...process.env, NODE_ENV: 'production' }
    const start = () => new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: places, env })
    const threads = Array.from({ length: availableParallelism() }, start)
    await Promise.all(threads.map((thread) => once(thread, 'message')))
    return new PageThreads(threads)
  }

  /**
   * Makes every page, and ends the threads. In: their paths, and how many products the catalogue has. Out: the lines of the server's
   * table for all their files. Rejects with the first page that is not answered with 200.
   */
  async makePages(paths: readonly string[], products: number): Promise<[path: string, file: BuiltFile][]> {
    const files: [string, BuiltFile][] = []
    const progress = new Progress('Pages', paths.length)
    const work: PageWork = { paths, products, next: new Int32Array(new SharedArrayBuffer(4)) }
    await Promise.all(
      this.#threads.map((thread) => {
        thread.on('message', (made: MadePage) => {
          files.push(...made)
          progress.done()
        })
        thread.postMessage(work)
        return once(thread, 'exit')
      }),
    )
    return files
  }
}
