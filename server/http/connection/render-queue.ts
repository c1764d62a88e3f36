import { setImmediate as nextRound } from 'node:timers/promises'
import { GateFull } from './gate.ts'
import { RenderShare } from './render-share.ts'

/** Thrown when a visitor asks for more than their share; the answer is 429 with Retry-After. */
export class ShareExceeded extends Error {
  override readonly name = 'ShareExceeded'
  readonly seconds: number

  constructor(seconds: number) {
    super('This visitor asks for more than their share')
    this.seconds = seconds
  }
}

/** What is rendered: a page that is the same for everybody has priority over a list that is searched or filtered. */
export type RenderKind = 'page' | 'search'

interface Wish {
  visitor: string
  run: () => void
  refuse: (error: Error) => void
}

/** The most requests that may wait; further ones are answered 503. Searches have the lower limit. */
const maximumWaiting: Record<RenderKind, number> = { page: 600, search: 300 }
const maximumOfOne = 30

/**
 * Renders one page at a time, because rendering blocks its thread, and lets the event loop run in between. Visitors
 * take turns, pages come before searches, and a visitor who has used up their share is refused.
 */
export class RenderQueue {
  readonly #share: RenderShare
  /** The waiting requests by visitor, the next visitor first. */
  readonly #waiting: Record<RenderKind, Map<string, Wish[]>> = { page: new Map(), search: new Map() }
  readonly #counts: Record<RenderKind, number> = { page: 0, search: 0 }
  #isBusy = false

  constructor(share = new RenderShare()) {
    this.#share = share
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#counts.page + this.#counts.search
  }

  /**
   * Runs a task in its turn. Throws GateFull when too many wait already, ShareExceeded when this visitor has used up their
   * share.
   */
  async pass<Result>(
    { visitor, kind }: { visitor: string; kind: RenderKind },
    work: () => Promise<Result>,
  ): Promise<Result> {
    this.#check(visitor, kind)
    if (this.#isBusy) await new Promise<void>((run, refuse) => this.#wait(kind, { visitor, run, refuse }))
    this.#isBusy = true
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#share.use(visitor, performance.now() - start)
      void this.#goOn()
    }
  }

  #check(visitor: string, kind: RenderKind): void {
    const waiting = (this.#waiting.page.get(visitor)?.length ?? 0) + (this.#waiting.search.get(visitor)?.length ?? 0)
    const seconds = this.#share.secondsUntil(visitor)
    if (seconds > 0 || waiting >= maximumOfOne) throw new ShareExceeded(Math.max(1, seconds))
    if (this.waiting >= maximumWaiting[kind]) throw new GateFull('Too many pages to render')
  }

  #wait(kind: RenderKind, wish: Wish): void {
    const queues = this.#waiting[kind]
    queues.set(wish.visitor, [...(queues.get(wish.visitor) ?? []), wish])
    this.#counts[kind] += 1
  }

  async #goOn(): Promise<void> {
    await nextRound()
    for (;;) {
      const wish = this.#next('page') ?? this.#next('search')
      if (!wish) {
        this.#isBusy = false
        return
      }
      const seconds = this.#share.secondsUntil(wish.visitor)
      if (seconds === 0) {
        wish.run()
        return
      }
      wish.refuse(new ShareExceeded(seconds))
    }
  }

  #next(kind: RenderKind): Wish | undefined {
    const queues = this.#waiting[kind]
    const [first] = queues
    if (!first) return undefined
    const [visitor, [wish, ...rest]] = first
    queues.delete(visitor)
    if (rest.length > 0) queues.set(visitor, rest)
    this.#counts[kind] -= 1
    return wish
  }
}
