import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { traceOf } from '#server/failure.ts'
import type { OtherOrigins } from '#server/http/pages/content-security-policy.ts'
import { log } from '#server/log.ts'
import { ready, type Rendered, type RenderRequest, type RenderThreadData } from './messages.ts'

interface Waiting {
  resolve: (response: Response) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Milliseconds after which a page counts as stuck. */
const patienceMilliseconds = 15_000

/**
 * Renders pages in a separate thread, so that health checks, files and forms never wait for a page. A thread that ends,
 * or that is stuck, is replaced; its pending requests are answered with an error.
 */
export class RenderThread {
  readonly #start: () => Worker
  readonly #settings: Record<string, string>
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker
  #number = 0
  /** True from when the first thread is ready until `stop` is called. */
  #isOpen = false

  private constructor(work: RenderThreadData, settings: Record<string, string>) {
    this.#settings = settings
    this.#start = () => this.#started(work)
    this.#worker = this.#start()
  }

  /**
   * Starts a thread. In: the path of the release's server code; other origins for pages; settings that differ from this
   * process's, as for a preview. Rejects when the thread cannot render.
   */
  static async open(code: string, origins: OtherOrigins, settings: Record<string, string> = {}): Promise<RenderThread> {
    const thread = new RenderThread({ code, origins }, settings)
    await once(thread.#worker, 'message')
    thread.#isOpen = true
    return thread
  }

  /** Renders a page, with its body even for a HEAD request. Rejects when rendering fails. */
  readonly render = async (request: Request): Promise<Response> => {
    const { url, headers, method } = request
    const form = method === 'POST' && { form: await request.text() }
    this.#number += 1
    const id = this.#number
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#replace(new Error('A page was not ready in time')), patienceMilliseconds)
      this.#waiting.set(id, { resolve, reject, timer })
      const wanted: RenderRequest = { id, url, headers: [...headers], ...form }
      this.#worker.postMessage(wanted)
    })
  }

  /** Ends the thread; pages that are still being rendered are answered with an error. */
  async stop(): Promise<void> {
    this.#isOpen = false
    this.#reject(new Error('The rendering thread was stopped'))
    await this.#worker.terminate()
  }

  #started(workerData: RenderThreadData): Worker {
    // React and the router choose their code by NODE_ENV: the development code takes more than twice as long for a
    // page.
    const env = { ...process.env, ...this.#settings, NODE_ENV: 'production' }
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, env })
    let reason = new Error('The rendering thread ended')
    worker.on('message', (answer: Rendered | typeof ready) => {
      if (answer !== ready) this.#settle(answer)
    })
    worker.on('error', (error) => {
      if (error instanceof Error) reason = error
    })
    worker.once('exit', () => {
      if (worker === this.#worker && this.#isOpen) this.#replace(reason)
    })
    return worker
  }

  #settle(answer: Rendered): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    clearTimeout(waiting?.timer)
    if ('error' in answer) waiting?.reject(Object.assign(new Error(answer.error.message), answer.error))
    else waiting?.resolve(new Response(isEmpty(answer.status) ? null : new Uint8Array(answer.body), answer))
  }

  #replace(error: Error): void {
    log('renderer-replaced', traceOf(error))
    const old = this.#worker
    this.#worker = this.#start()
    void old.terminate()
    this.#reject(error)
  }

  #reject(error: Error): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.#waiting.clear()
  }
}

const isEmpty = (status: number) => status === 204 || status === 304
