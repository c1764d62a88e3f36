import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { SetupError } from '#server/setup-error.ts'
import type { QuickAnswer } from './pages/quick-files.ts'
import { bareHeaders } from './raw-answer.ts'
import { Refusals } from './refuse-broken.ts'
import type { RestFailure } from './rest/rest-error.ts'
import { restFailures } from './rest/rest-failures.ts'
import { maximumBodyBytes as usualBodyBytes, readBody } from './connection/request-body.ts'
import { ShortTurns } from './connection/short-turns.ts'
import { forwardedBy, TrustedProxies } from './connection/trusted-proxies.ts'

const connections = { most: 2000, crowded: 1500 }
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

type Fetch = Parameters<typeof getRequestListener>[0]

interface Listening {
  port: number
  /**
   * Accepts no more connections and answers the requests already accepted. Out: false when the deadline cut some off.
   */
  stop(): Promise<boolean>
  /** Closes every connection at once. */
  abort(): void
}

interface Address {
  HOST: string
  PORT: number
  /** The descriptor of an open socket (inherited-socket.ts), which then replaces HOST and PORT. */
  socket?: number | undefined
  /** Trusted proxies, whose connections carry requests of many visitors. */
  TRUST_PROXY?: readonly string[]
}

/** Called with each request when it arrives. */
export type RequestObserver = (request: IncomingMessage, response: ServerResponse) => void

interface Hooks {
  /** Answers requests that do not need the application. */
  quick?: QuickAnswer
  observe?: RequestObserver
  /** Bytes of the largest body that is read. */
  maximumBodyBytes?: number
}

/** Serves an application over HTTP. Throws a SetupError when it cannot listen at the address. */
export async function listen(
  fetch: Fetch,
  { TRUST_PROXY = [], ...place }: Address,
  { quick = () => false, observe = () => {}, maximumBodyBytes = usualBodyBytes }: Hooks = {},
): Promise<Listening> {
  const answer = answersOf(fetch)
  const proxies = new TrustedProxies(TRUST_PROXY)
  const turns = new ShortTurns()
  const active = new Set<ServerResponse>()
  const refusals = new Refusals(active, maximumBodyBytes)
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    const { socket } = request
    if (refusals.hasEnded(socket)) {
      request.resume()
      return
    }
    if (!server.listening) response.shouldKeepAlive = false
    active.add(response)
    response.once('close', () => active.delete(response))
    observe(request, response)
    turns.add({ visitor: proxies.visitorOf(forwardedBy(request)), connection: socket }, () => {
      // A visitor who has disconnected meanwhile gets no answer.
      if (response.destroyed || (request.complete && quick(request, response))) return
      void readBody(request, maximumBodyBytes).then((body) => {
        if (body === 'too-large') refusals.tooLarge(request, response)
        // The application's adapter looks for a body that was already read under this name.
        else void answer(Object.assign(request, { rawBody: body }), response)
      })
    })
  })
  server.maxConnections = connections.most
  server.timeout = stalledMilliseconds
  refusals.listen(server)
  evictIdle(server)
  await bind(server, place)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : place.PORT,
    stop: () => stop(server, { active, idleFor: place.socket === undefined ? 0 : handoverMilliseconds }),
    abort: () => server.closeAllConnections(),
  }
}

function answersOf(fetch: Fetch) {
  return getRequestListener(fetch, {
    // The bodies were already read by readBody.
    autoCleanupIncoming: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return answerBroken(restFailures.request(error.message))
      log('request-failed', traceOf(error))
      return answerBroken(restFailures.unavailable())
    },
  })
}

async function bind(server: Server, { HOST: host, PORT: port, socket }: Omit<Address, 'TRUST_PROXY'>): Promise<void> {
  if (socket === undefined) server.listen(port, host)
  else server.listen({ fd: socket })
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`HOST, PORT: cannot listen on ${host} port ${port}: ${reason}`)
  }
}

function answerBroken({ body, status, headers }: RestFailure): Response {
  return Response.json(body, { status, headers: { ...headers, ...bareHeaders } })
}

/** Closes idle connections when there are many, to make room for new visitors. */
function evictIdle(server: Server): void {
  let count = 0
  let lastEviction = 0
  server.on('connection', (socket) => {
    count += 1
    socket.once('close', () => (count -= 1))
    if (count < connections.crowded || Date.now() - lastEviction < 1000) return
    lastEviction = Date.now()
    server.closeIdleConnections()
  })
}

interface Ending {
  active: Set<ServerResponse>
  /** Milliseconds after which idle connections are closed. */
  idleFor: number
}

async function stop(server: Server, { active, idleFor }: Ending): Promise<boolean> {
  const closed = once(server, 'close')
  // The HTTP server's own `close` would close idle connections at once, even while a request arrives on one; that of
  // the socket server leaves them open.
  if (idleFor > 0) SocketServer.prototype.close.call(server)
  else server.close()
  // Answers under way tell their client to close the connection.
  for (const response of active) if (!response.headersSent) response.shouldKeepAlive = false
  let isInTime = true
  const deadline = setTimeout(() => {
    isInTime = false
    server.closeAllConnections()
  }, stopMilliseconds)
  let idle = setTimeout(function closeIdle() {
    server.closeIdleConnections()
    idle = setTimeout(closeIdle, 50)
  }, idleFor)
  await closed
  clearTimeout(deadline)
  clearTimeout(idle)
  return isInTime
}
