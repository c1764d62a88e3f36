import { once } from 'node:events'
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { SetupError } from '#server/setup-error.ts'

/** The first file descriptor that a service manager passes on (sd_listen_fds(3)). */
const firstInherited = 3

/** The descriptor of a socket that the service manager keeps open while this process restarts. In: the process id. */
export const inheritedSocket = (env: Record<string, string | undefined>, pid: number): number | undefined =>
  env.LISTEN_PID === String(pid) && env.LISTEN_FDS === '1' ? firstInherited : undefined

const maximumConnections = 2000
const timeouts = {
  headersTimeout: 10_000,
  /** The time for headers and body together. */
  requestTimeout: 20_000,
  /** The time for the next request, longer than proxies keep an idle connection: they close it and not the server. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
}
/** How long a connection may stay without a byte in either direction. */
const stalledMilliseconds = 60_000
const stopMilliseconds = 10_000
/** How long idle connections stay open at a handover to another process: a request arriving meanwhile is answered. */
const handoverMilliseconds = 500

interface Address {
  HOST: string
  PORT: number
  /** The descriptor of an open socket, which replaces HOST and PORT. */
  socket?: number | undefined
}

/** Serves an application. In: what is called with each arriving request. Throws a SetupError for a bad address. */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  endpoint: Address,
  observe: (request: IncomingMessage) => void = () => {},
) {
  const server = createAdaptorServer({ fetch, createServer, serverOptions: timeouts })
  if (!(server instanceof HttpServer)) throw new Error('The adaptor made another kind of server')
  server.maxConnections = maximumConnections
  server.timeout = stalledMilliseconds
  const active = new Set<ServerResponse>()
  server.prependListener('request', (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    active.add(response)
    response.once('close', () => active.delete(response))
    observe(request)
  })
  await bind(server, endpoint)
  const address = server.address()
  return {
    http: server,
    port: typeof address === 'object' && address ? address.port : endpoint.PORT,
    /** Accepts no more connections and answers what was accepted. Out: false when the deadline cut some off. */
    stop: () => stop(server, active, endpoint.socket === undefined ? 0 : handoverMilliseconds),
    abort: () => server.closeAllConnections(),
  }
}

async function bind(server: HttpServer, { HOST: host, PORT: port, socket }: Address): Promise<void> {
  if (socket === undefined) server.listen(port, host)
  else server.listen({ fd: socket })
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`HOST, PORT: cannot listen on ${host} port ${port}: ${reason}`)
  }
}

async function stop(server: HttpServer, active: ReadonlySet<ServerResponse>, idleMilliseconds: number) {
  const closed = once(server, 'close')
  // The HTTP server's own `close` would also close idle connections at once, while a request may arrive on one.
  if (idleMilliseconds > 0) SocketServer.prototype.close.call(server)
  else server.close()
  // The header of an answer under way tells its client to close the connection.
  for (const response of active) if (!response.headersSent) response.shouldKeepAlive = false
  let isInTime = true
  const deadline = setTimeout(() => {
    isInTime = false
    server.closeAllConnections()
  }, stopMilliseconds)
  let idleTimer = setTimeout(function closeIdle() {
    server.closeIdleConnections()
    idleTimer = setTimeout(closeIdle, 50)
  }, idleMilliseconds)
  await closed
  clearTimeout(deadline)
  clearTimeout(idleTimer)
  return isInTime
}
