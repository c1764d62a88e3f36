import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Progress } from '#server/build/progress.ts'
import type { MadePage, PageWork, PageFolders, TableLine } from './page-messages.ts'

interface Thread {
  worker: Worker
  /** Resolves when the thread ends; rejects with its failure. */
  ended: Promise<unknown>
}

/**
 * Milliseconds after which a page counts as stuck; each thread's first page waits until the whole catalogue is read.
 */
const patienceMilliseconds = 120_000

/** One thread per core: they load the code while the site is compiled, then make its pages. */
export class PageThreads {
  readonly #threads: readonly Thread[]

  private constructor(threads: readonly Thread[]) {
    this.#threads = threads
  }

  /** Starts the threads. Rejects when one of them cannot load the code. */
  static async open(places: PageFolders): Promise<PageThreads> {
    const threads = Array.from({ length: availableParallelism() }, () => startThread(places))
    await Promise.all(
      threads.map(({ worker, ended }) => Promise.race([once(worker, 'message'), ended.then(endedEarly)])),
    )
    return new PageThreads(threads)
  }

  /**
   * Makes all pages, then ends the threads. In: the pages' paths, the number of products, and the milliseconds without
   * progress after which the build gives up. Out: the entries of the server's table for all files. Rejects when a page
   * does not answer 200 or is stuck.
   */
  async makePages(
    paths: readonly string[],
    productCount: number,
    patience = patienceMilliseconds,
  ): Promise<TableLine[]> {
    const work: PageWork = { paths, productCount, taken: new Int32Array(new SharedArrayBuffer(4)) }
    const missing = new Set(paths)
    const lines: TableLine[] = []
    const progress = new Progress('Pages', paths.length)
    for (const { worker } of this.#threads) {
      worker.on('message', (made: MadePage) => {
        missing.delete(made.page)
        lines.push(...made.lines)
        progress.done()
      })
      worker.postMessage(work)
    }
    const stop = new AbortController()
    try {
      await Promise.race([Promise.all(this.#threads.map(({ ended }) => ended)), stall(work, patience, stop.signal)])
      if (missing.size > 0) throw new Error(`Pages that were never ready: ${underWay(work, missing)}`)
      return lines
    } finally {
      stop.abort()
      await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
    }
  }
}

function startThread(workerData: PageFolders): Thread {
  // React and the router choose their production code by NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), { workerData, env })
  return { worker, ended: once(worker, 'exit') }
}

function endedEarly(): never {
  throw new Error('A thread that makes pages ended before it had loaded the code')
}

/**
 * Resolves when no page was taken for `patience` milliseconds. The count is in shared memory, because the build's own
 * thread may be too busy to receive messages.
 */
async function stall({ taken }: PageWork, patience: number, signal: AbortSignal): Promise<void> {
  for (let before = -1; before !== Atomics.load(taken, 0);) {
    before = Atomics.load(taken, 0)
    await sleep(patience, undefined, { signal })
  }
}

/** The pages that threads have begun and not finished. */
function underWay({ paths, taken }: PageWork, missing: ReadonlySet<string>): string {
  return paths
    .slice(0, taken[0])
    .filter((path) => missing.has(path))
    .join(', ')
}
