import { traceOf } from '#server/failure.ts'
import type { Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import type { Render } from './pages/pages.ts'

const renderedForMilliseconds = 15_000

interface ReadinessOptions {
  store: Pick<Store, 'check'>
  render: Render
  /** The public key in the pages, and the key that the server accepts. */
  pagesKey: string
  serverKey: string
}

/**
 * Whether the server works: the pages contain the key that the server accepts, the store answers, and a page can be
 * rendered (not tried again for 15 s after a success). Out: what is wrong, in words for the monitor, or undefined.
 */
export function readiness({ store, render, pagesKey, serverKey }: ReadinessOptions): () => Promise<string | undefined> {
  let renderedAt = Number.NEGATIVE_INFINITY

  async function renderOne(): Promise<void> {
    if (performance.now() - renderedAt < renderedForMilliseconds) return
    const request = new Request('http://localhost/contato')
    const response = await render(request)
    if (response.status !== 200) throw new Error(`/contato was answered ${response.status}`)
    await response.text()
    renderedAt = performance.now()
  }

  const checks = [
    ['inbox unavailable', 'inbox-unavailable', () => store.check()],
    ['pages unavailable', 'pages-unavailable', renderOne],
  ] as const

  return async () => {
    if (pagesKey !== serverKey) return 'the pages carry another backend key: build them with this PUBLIC_BACKEND_KEY'
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
