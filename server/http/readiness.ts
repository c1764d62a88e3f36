import { traceOf } from '#server/failure.ts'
import type { Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'

const renderedForMilliseconds = 15_000

interface ReadinessOptions {
  store: Pick<Store, 'check'>
  /** Renders a page that every shop has. Out: its status. */
  renderOne: () => Promise<number>
}

/**
 * Whether the server works: the store answers, and a page can be rendered (not tried again for 15 s after a success).
 * Out: what is wrong, in words for the monitor, or undefined.
 */
export function readiness({ store, renderOne }: ReadinessOptions): () => Promise<string | undefined> {
  let renderedAt = Number.NEGATIVE_INFINITY

  async function render(): Promise<void> {
    if (performance.now() - renderedAt < renderedForMilliseconds) return
    const status = await renderOne()
    if (status !== 200) throw new Error(`A page was answered ${status}`)
    renderedAt = performance.now()
  }

  const checks = [
    ['inbox unavailable', 'inbox-unavailable', () => store.check()],
    ['pages unavailable', 'pages-unavailable', render],
  ] as const

  return async () => {
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
}
