import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'

const renderValidMilliseconds = 15_000
/** Milliseconds for which a result is reused: each check of the store writes to the disk, and anybody may request it. */
const answerValidMilliseconds = 1000

interface ReadinessOptions {
  store: Pick<Store, 'check'>
  /** Renders a page that every shop has. Out: its status. Undefined where no pages are to be checked. */
  renderPage?: () => Promise<number>
  /** Milliseconds from any beginning. */
  clock?: () => number
}

/**
 * Whether the server works: the store answers, and a page can be rendered (not tried again for 15 s after a success).
 * Called at most once a second. Out: what is wrong, as a text for the monitor, or undefined.
 */
export function readiness({
  store,
  renderPage: renderOne,
  clock = () => performance.now(),
}: ReadinessOptions): () => Promise<string | undefined> {
  let renderedAt = Number.NEGATIVE_INFINITY

  async function render(): Promise<void> {
    if (renderOne === undefined || clock() - renderedAt < renderValidMilliseconds) return
    const status = await renderOne()
    if (status !== 200) throw new Error(`A page was answered ${status}`)
    renderedAt = clock()
  }

  const checks = [
    ['inbox unavailable', 'inbox-unavailable', () => store.check()],
    ['pages unavailable', 'pages-unavailable', render],
  ] as const

  async function reason(): Promise<string | undefined> {
    for (const [status, event, check] of checks) {
      try {
        await check()
      } catch (error) {
        log(event, traceOf(error))
        return status
      }
    }
    return undefined
  }

  let lastCheck: { at: number; reason: Promise<string | undefined> } | undefined
  return () => {
    if (lastCheck === undefined || clock() - lastCheck.at >= answerValidMilliseconds)
      lastCheck = { at: clock(), reason: reason() }
    return lastCheck.reason
  }
}
