import { once } from 'node:events'
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { SetupError } from '#server/setup-error.ts'

/** The first file descriptor that a service manager passes on (sd_listen_fds(3)). */
const firstInherited = 3

/**
 * The socket that the service manager has opened for this process and keeps open while it restarts, so that visitors'
 * connections wait in it. In: the environment and the process id. Out: the descriptor; undefined if none was passed on.
 */
export function inheritedSocket(env: Record<string, string | undefined>, pid: number): number | undefined {
  return env.LISTEN_PID === String(pid) && env.LISTEN_FDS === '1' ? firstInherited : undefined
}

const maximumConnections = 2000
const timeouts = {
  headersTimeout: 10_000,
  /** Milliseconds for headers and body together. */
  requestTimeout: 20_000,
  /** Milliseconds, longer than proxies keep an idle connection, so that they close it and not the server. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
}
/** Milliseconds without a byte in either direction. */
const stalledMilliseconds = 60_000
const stopMilliseconds = 10_000
/**
 * Milliseconds for which idle connections stay open at the end, if another process takes over the socket. A request
 * that arrives on one meanwhile is answered, and the answer closes the connection.
 */
const handoverMilliseconds = 500

interface Address {
  HOST: string
  PORT: number
  /** The descriptor of an open socket (inheritedSocket), which then replaces HOST and PORT. */
  socket?: number | undefined
}

/**
 * Serves an application over HTTP. In: what is called with each request when it arrives. Throws a SetupError when it
 * cannot listen at the address.
 */
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
    /** Accepts no more connections and answers the requests already accepted. Out: false when the deadline cut some off. */
    stop: () => stop(server, active, endpoint.socket === undefined ? 0 : handoverMilliseconds),
    /** Closes every connection at once. */
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

/** In: the answers under way; the milliseconds after which idle connections are closed. */
async function stop(
  server: HttpServer,
  active: ReadonlySet<ServerResponse>,
  idleMilliseconds: number,
): Promise<boolean> {
  const closed = once(server, 'close')
  // The HTTP server's own `close` would close idle connections at once, even while a request arrives on one; that of
  // the socket server leaves them open.
  if (idleMilliseconds > 0) SocketServer.prototype.close.call(server)
  else server.close()
  // Answers under way tell their client to close the connection.
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
