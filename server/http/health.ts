import type { ErrorFacts } from '#domain/desk/situation.ts'
import { hourMilliseconds } from '#domain/time.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'

/* What /healthz says: whether the server works, and to the desk which requests failed. */

/** How long a result is reused: each check of the store writes to the disk, and anybody may request it. */
const validMilliseconds = 1000

/** Makes a function that says what is wrong with the server, looked at once a second. In: gives a page's status. */
export function readiness(
  store: Pick<Store, 'checkWritable'>,
  renderPage: () => Promise<number> = async () => 200,
  clock = () => performance.now(),
): () => Promise<string | undefined> {
  const checks = [
    ['inbox unavailable', 'inbox-unavailable', () => store.checkWritable()],
    ['pages unavailable', 'pages-unavailable', () => checkPage(renderPage)],
  ] as const

  async function findFault(): Promise<string | undefined> {
    for (const [fault, event, check] of checks) {
      try {
        await check()
      } catch (error) {
        log(event, traceOf(error))
        return fault
      }
    }
    return undefined
  }

  let lastCheck: { at: number; fault: Promise<string | undefined> } | undefined
  return () => {
    if (lastCheck === undefined || clock() - lastCheck.at >= validMilliseconds)
      lastCheck = { at: clock(), fault: findFault() }
    return lastCheck.fault
  }
}

async function checkPage(renderPage: () => Promise<number>): Promise<void> {
  const status = await renderPage()
  if (status !== 200) throw new Error(`A page was answered ${status}`)
}

type RequestKind = 'file' | 'health' | 'form' | 'reviews' | 'page' | 'search'

/** The kind of a request by its method and address, which says nothing about the visitor. */
export function requestKind(method: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): RequestKind {
  if (pathname === '/healthz') return 'health'
  if (pathname.startsWith('/rest/')) return method === 'POST' ? 'form' : 'reviews'
  if (/\.(?!data$)\w+$/.test(pathname)) return 'file'
  return search === '' ? 'page' : 'search'
}

const countedHours = 24
const refusedStatuses = new Set([401, 403, 413, 422, 429])

const hourOf = (time: number) => Math.floor(time / hourMilliseconds)

/** Counts the failed and refused requests of the last 24 hours in memory, and nothing of their visitors. */
export class RequestFailures {
  readonly #since: number
  #counts: { hour: number; outcome: 'failed' | 'refused'; kind: RequestKind; count: number }[] = []

  /** Counts from `since` on; all times here are milliseconds since 1970. */
  constructor(since = Date.now()) {
    this.#since = since
  }

  count(kind: RequestKind, status: number, now = Date.now()): void {
    if (status < 500 && !refusedStatuses.has(status)) return
    const outcome = status >= 500 ? 'failed' : 'refused'
    const hour = hourOf(now)
    const entry = this.#counts.find((each) => each.hour === hour && each.outcome === outcome && each.kind === kind)
    if (entry) entry.count += 1
    else this.#counts = [...this.#recent(now), { hour, outcome, kind, count: 1 }]
  }

  facts(now = Date.now()): ErrorFacts {
    const recent = this.#recent(now)
    const byKind = (outcome: 'failed' | 'refused') => {
      const entries = recent.filter((entry) => entry.outcome === outcome)
      return Array.from(
        Map.groupBy(entries, ({ kind }) => kind),
        ([kind, ofKind]) => ({ kind, count: ofKind.reduce((sum, { count }) => sum + count, 0) }),
      )
    }
    const hours = Math.min(countedHours, Math.max(1, Math.ceil((now - this.#since) / hourMilliseconds)))
    return { hours, failed: byKind('failed'), refused: byKind('refused') }
  }

  #recent(now: number) {
    return this.#counts.filter(({ hour }) => hour > hourOf(now) - countedHours)
  }
}
