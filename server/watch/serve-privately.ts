import { once } from 'node:events'
import { createServer } from 'node:http'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { SetupError } from '#server/setup-error.ts'
import type { ShopStanding } from '#server/shop/current-shop.ts'
import type { Metrics } from './metrics.ts'

/** The server's state, for the monitor on this machine; visitors get only the status. */
export interface Health {
  /** 'ok', or why the server is not ready. */
  status: string
  /** The version of the content that is served, and why not a newer one. */
  shop: ShopStanding
}

interface Private {
  metrics: Pick<Metrics, 'text' | 'contentType'>
  health: () => Promise<Health>
}

/**
 * Serves metrics and health on a port of their own, to this machine only. Out: the port, and a function that stops it.
 * Throws a SetupError when the port is taken.
 */
export async function servePrivately(
  { metrics, health }: Private,
  port: number,
): Promise<{ port: number; stop: () => void }> {
  const answers: Record<string, () => Promise<{ status?: number; type: string; text: string }>> = {
    '/metrics': async () => ({ type: metrics.contentType, text: await metrics.text() }),
    '/healthz': async () => {
      const told = await health()
      const text = JSON.stringify({ status: told.status, ...told.shop })
      return { status: told.status === 'ok' ? 200 : 503, type: 'application/json', text }
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
