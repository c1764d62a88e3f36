import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerRaw, answerUnread } from './raw-answer.ts'
import { RestFailure } from './rest/rest-error.ts'
import { restFailures } from './rest/rest-failures.ts'

/** Refuses requests after which the connection is closed, in the order in which they arrived. */
export class Refusals {
  readonly #open: ReadonlySet<ServerResponse>
  readonly #maximumBodyBytes: number
  /** Connections that are about to be closed: anything that still arrives on them is ignored. */
  readonly #ended = new WeakSet<Duplex>()

  /** In: the server's unfinished answers, and the largest body that it reads. */
  constructor(open: ReadonlySet<ServerResponse>, maximumBodyBytes: number) {
    this.#open = open
    this.#maximumBodyBytes = maximumBodyBytes
  }

  hasEnded(socket: Duplex): boolean {
    return this.#ended.has(socket)
  }

  /** Refuses a request whose body is too large. */
  tooLarge(request: IncomingMessage, response: ServerResponse): void {
    this.#unread(request, response, restFailures.tooLarge(this.#maximumBodyBytes))
  }

  /** Refuses what Node's parser rejects, and features of HTTP that this server does not support. */
  listen(server: Server): void {
    server.on('clientError', (error: Error & { code?: string }, socket) => {
      const [status, message] = {
        HPE_HEADER_OVERFLOW: [431, 'The headers are too large'] as const,
        ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'] as const,
      }[error.code ?? ''] ?? [400, 'The request cannot be parsed']
      void this.#raw(socket, new RestFailure(status, restFailures.request(message).body))
    })
    server.on('connect', (_request, socket) => {
      socket.resume()
      void this.#raw(socket, restFailures.method('CONNECT'))
    })
    server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      this.#unread(request, response, new RestFailure(417, restFailures.request('The expectation cannot be met').body))
    })
  }

  #unread(request: IncomingMessage, response: ServerResponse, failure: RestFailure): void {
    this.#ended.add(request.socket)
    answerUnread(request, response, failure)
  }

  async #raw(socket: Duplex, failure: RestFailure): Promise<void> {
    // After an error the parser reports another one for each further chunk.
    if (this.#ended.has(socket)) return
    this.#ended.add(socket)
    const before = [...this.#open].filter(({ req }) => req.socket === socket && req.complete)
    await Promise.all(before.map((response) => once(response, 'close')))
    answerRaw(socket, failure)
  }
}
