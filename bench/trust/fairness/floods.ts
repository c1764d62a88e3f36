import { connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'

const searches = 800
const slowConnections = 200
/** The address of the flooding client, as it is stated to a proxy. */
const flooder = '198.51.100.1'
/** The addresses of the flooding clients without a proxy: every address of 127.0.0.0/8 is this machine's. */
const [pipeliner, slowOne] = ['127.0.66.1', '127.0.66.2']

/** How often each status was answered. */
export type Statuses = Record<string, number>
type Stop = () => Promise<Statuses>

/** One client that sends 800 searches in one write, and again as soon as they are answered. */
export function startPipelines(url: string): Stop {
  const { hostname, port } = new URL(url)
  return repeat(async ({ round, statuses, signal }) => {
    const requests = Array.from(
      { length: searches },
      (_, index) => `GET /acessorios-componentes?search=x${round}-${index} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`,
    )
    const socket = connect({ host: hostname, port: Number(port), localAddress: pipeliner, signal })
    let answered = 0
    await new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          statuses[status] = (statuses[status] ?? 0) + 1
          answered += 1
        }
        if (answered >= searches) resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => resolve())
      socket.setTimeout(10_000, () => resolve())
      socket.write(requests.join(''))
    })
    socket.destroy()
  })
}

/** Sends 800 searches at once over HTTP/2, as streams of one connection, and again as soon as they are answered. */
export function startStreams(url: string): Stop {
  return repeat(async ({ round, statuses, signal }) => {
    const session = connectHttp2(url, { rejectUnauthorized: false })
    signal.addEventListener('abort', () => session.destroy(), { once: true })
    session.on('error', () => {})
    await Promise.all(
      Array.from({ length: searches }, (_, index) => {
        const stream = session.request({
          ':path': `/acessorios-componentes?search=x${round}-${index}`,
          'x-forwarded-for': flooder,
        })
        return new Promise<void>((resolve) => {
          stream.on('response', ({ ':status': status = 0 }) => (statuses[status] = (statuses[status] ?? 0) + 1))
          stream.on('error', () => {})
          stream.on('close', () => resolve())
          stream.resume()
        })
      }),
    )
    session.destroy()
  })
}

/** 200 connections, opened one after the other, that each send one more byte of a request every second. */
export function startSlowConnections(url: string): Stop {
  const { hostname, port, protocol } = new URL(url)
  const sockets = new Set<Socket>()
  const open = () => {
    const socket =
      protocol === 'https:'
        ? connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false })
        : connect({ host: hostname, port: Number(port), localAddress: slowOne })
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.write('GET / HTTP/1.1\r\nX: ')
  }
  const opening = setInterval(() => {
    if (sockets.size < slowConnections) open()
  }, 10)
  const writing = setInterval(() => {
    for (const socket of sockets) socket.write('a')
  }, 1000)
  return async () => {
    clearInterval(opening)
    clearInterval(writing)
    for (const socket of sockets) socket.destroy()
    return {}
  }
}

interface Round {
  round: number
  statuses: Statuses
  /** The round ends at once when this aborts. */
  signal: AbortSignal
}

function repeat(flood: (round: Round) => Promise<void>): Stop {
  const stopping = new AbortController()
  const statuses: Statuses = {}
  const running = (async () => {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      await flood({ round, statuses, signal: stopping.signal })
      await sleep(100)
    }
  })()
  return async () => {
    stopping.abort()
    await running
    return statuses
  }
}
