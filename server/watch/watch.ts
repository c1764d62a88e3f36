import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '#server/environment.ts'
import { newestVerified } from '#server/store/copy-files.ts'
import type { Store } from '#server/store/store.ts'
import type { Channel } from '#server/store/tables.ts'
import { Metrics } from './metrics.ts'
import { proxyWarning } from './proxy-warning.ts'
import { Refusals } from './refusals.ts'
import { requestKind } from './request-kind.ts'
import { servePrivately, type Health } from './serve-privately.ts'

interface Watch {
  observe: (request: IncomingMessage, response: ServerResponse) => void
  stop: () => void
}

interface Watched {
  store: Pick<Store, 'deliveries'>
  channels: readonly Channel[]
  queue: { readonly waiting: number }
  health: () => Promise<Health>
}

/** Counts answered and refused requests while the server runs, and serves the metrics if METRICS_PORT is set. */
export async function startWatch(
  { METRICS_PORT, TRUST_PROXY, DATA_DIR }: Pick<Environment, 'METRICS_PORT' | 'TRUST_PROXY' | 'DATA_DIR'>,
  { store, channels, queue, health }: Watched,
): Promise<Watch> {
  const refusals = new Refusals()
  const warn = proxyWarning(TRUST_PROXY)
  const metrics = new Metrics({
    outbox: () => store.deliveries.waiting(channels),
    waitingPages: () => queue.waiting,
    newestCopy: () => newestVerified(DATA_DIR),
  })
  const served = METRICS_PORT === undefined ? undefined : await servePrivately({ metrics, health }, METRICS_PORT)
  if (served) console.log(`Metrics at http://127.0.0.1:${served.port}/metrics`)
  return {
    observe: (request, response) => {
      warn(request)
      const start = performance.now()
      response.once('close', () => {
        if (!response.headersSent) return
        const kind = requestKind(request.method ?? '', request.url ?? '')
        refusals.count(kind, response.statusCode)
        metrics.count(kind, { status: response.statusCode, seconds: (performance.now() - start) / 1000 })
      })
    },
    stop: () => {
      refusals.stop()
      served?.stop()
    },
  }
}
