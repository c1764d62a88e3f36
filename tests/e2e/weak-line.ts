import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fate of a request: it arrives (undefined), it is cut off, no answer ever comes, or the server fails. */
export type Fate = 'cut' | 'hang' | 'fail' | undefined

export interface WeakLine {
  url: string
  /** Decides the fate of each request from now on, also of a service worker's. */
  fateOf: (path: string) => Fate
  close: () => Promise<void>
}

/** A proxy to the site that fails as `fateOf` decides. */
export async function weakLine(site: string): Promise<WeakLine> {
  const line: WeakLine = { url: '', fateOf: () => undefined, close }
  const server = createServer((incoming, outgoing) => {
    const fate = line.fateOf(incoming.url ?? '')
    if (fate === 'cut') incoming.socket.destroy()
    else if (fate === 'fail') outgoing.writeHead(503).end()
    else if (fate !== 'hang') pass(site, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line

  function close(): Promise<void> {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const forwarded = request(new URL(url, site), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}
