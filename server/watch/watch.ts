import { type IncomingMessage, createServer, type ServerResponse } from 'node:http'
import { TrustedProxies } from '#server/http/trusted-proxies.ts'
import { log } from '#server/log.ts'
import { requestKind } from './request-kind.ts'
import { once } from 'node:events'
import { traceOf } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import type { ShopStanding } from '#server/shop/current-shop.ts'
import { Metrics } from './metrics.ts'
import type { Environment } from '#server/environment.ts'
import { copyChecks } from '#server/store/copy-files.ts'
import type { Store } from '#server/store/store.ts'
import type { Channel } from '#server/store/tables.ts'

/** A request, as far as it tells where it comes from. */
type ForwardedRequest = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Warns if the first forwarded request does not come from a proxy in TRUST_PROXY, because all visitors then count as
 * one. In: the setting. Out: a function that examines each request.
 */
export function proxyWarning(trusted: readonly string[]): (request: ForwardedRequest) => void {
  const proxies = new TrustedProxies(trusted)
  let isDecided = false
  return ({ headers, socket }) => {
    if (isDecided || headers['x-forwarded-for'] === undefined) return
    isDecided = true
    if (proxies.isTrusted(socket.remoteAddress ?? '')) return
    log('proxy-not-trusted', { expected: 'TRUST_PROXY with the address of the proxy that sends X-Forwarded-For' })
  }
}

/** The server's state, for the monitor on this machine; visitors get only the status. */
interface Health {
  /** 'ok', or why the server is not ready. */
  status: string
  /** The version of the content that is served, and why not a newer one. */
  shop: ShopStanding
}

interface MonitorSources {
  metrics: Pick<Metrics, 'text' | 'contentType'>
  health: () => Promise<Health>
}

/**
 * Serves metrics and health on a port of their own, to this machine only. Out: the port, and a function that stops it.
 * Throws a SetupError when the port is taken.
 */
export async function serveMetrics(
  { metrics, health }: MonitorSources,
  port: number,
): Promise<{ port: number; stop: () => void }> {
  const answers: Record<string, () => Promise<{ status?: number; type: string; text: string }>> = {
    '/metrics': async () => ({ type: metrics.contentType, text: await metrics.text() }),
    '/healthz': async () => {
      const answer = await health()
      const text = JSON.stringify({ status: answer.status, ...answer.shop })
      return { status: answer.status === 'ok' ? 200 : 503, type: 'application/json', text }
    },
  }
  const server = createServer(async ({ method, url = '' }, response) => {
    const answer = method === 'GET' && Object.hasOwn(answers, url) ? answers[url] : undefined
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    try {
      const { status = 200, type, text } = await answer()
      response.writeHead(status, { 'Content-Type': type }).end(text)
    } catch (error) {
      log('metrics-failed', traceOf(error))
      response.writeHead(500).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: unknown) => {
    throw new SetupError(`METRICS_PORT: cannot listen on 127.0.0.1 port ${port}: ${String(error)}`)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface RunningWatch {
  observe: (request: IncomingMessage, response: ServerResponse) => void
  stop: () => void
}

interface WatchOptions {
  store: Pick<Store, 'deliveries'>
  channels: readonly Channel[]
  queue: { readonly waiting: number }
  health: () => Promise<Health>
}

/** Counts answered requests while the server runs, and serves the metrics if METRICS_PORT is set. */
export async function startWatch(
  { METRICS_PORT, TRUST_PROXY, DATA_DIR }: Pick<Environment, 'METRICS_PORT' | 'TRUST_PROXY' | 'DATA_DIR'>,
  { store, channels, queue, health }: WatchOptions,
): Promise<RunningWatch> {
  const warn = proxyWarning(TRUST_PROXY)
  const metrics = new Metrics({
    outbox: () => store.deliveries.waiting(channels),
    waitingPages: () => queue.waiting,
    newestBackup: async () => (await copyChecks(DATA_DIR)).verified,
  })
  const served = METRICS_PORT === undefined ? undefined : await serveMetrics({ metrics, health }, METRICS_PORT)
  if (served) console.log(`Metrics at http://127.0.0.1:${served.port}/metrics`)
  return {
    observe: (request, response) => {
      warn(request)
      const start = performance.now()
      response.once('close', () => {
        if (!response.headersSent) return
        const kind = requestKind(request.method ?? '', request.url ?? '')
        metrics.count(kind, { status: response.statusCode, seconds: (performance.now() - start) / 1000 })
      })
    },
    stop: () => {
      served?.stop()
    },
  }
}
