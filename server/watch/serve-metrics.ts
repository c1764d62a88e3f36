import { once } from 'node:events'
import { createServer } from 'node:http'
import { SetupError } from '#server/setup-error.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Metrics } from './metrics.ts'

/**
 * Gives the metrics out on a port of their own, to this machine only. Out: its number, and what stops it.
 * Throws a SetupError when the port cannot be had.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  port: number,
): Promise<{ port: number; stop: () => void }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
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
