import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerRaw, answerUnread } from './raw-answer.ts'
import { RestFailure } from './rest/rest-error.ts'
import { restFailures } from './rest/rest-failures.ts'

/** What is refused on a connection that ends with the refusal, in the order in which its requests came. */
export class Refusals {
  readonly #open: ReadonlySet<ServerResponse>
  readonly #mostBodyBytes: number
  /** Connections that were told that they end: what comes on them now is nobody's request. */
  readonly #ended = new WeakSet<Duplex>()

  /** In: the answers of a server that are not finished, and the largest body that it reads. */
  constructor(open: ReadonlySet<ServerResponse>, mostBodyBytes: number) {
    this.#open = open
    this.#mostBodyBytes = mostBodyBytes
  }

  hasEnded(socket: Duplex): boolean {
    return this.#ended.has(socket)
  }

  /** Refuses a request whose body is larger than any that is wanted. */
  tooLarge(request: IncomingMessage, response: ServerResponse): void {
    this.#unread(request, response, restFailures.tooLarge(this.#mostBodyBytes))
  }

  /** Refuses what Node's parser refuses, and what an HTTP server may be asked but this one does not do. */
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
    // A parser that failed fails at each further piece.
    if (this.#ended.has(socket)) return
    this.#ended.add(socket)
    const before = [...this.#open].filter(({ req }) => req.socket === socket && req.complete)
    await Promise.all(before.map((response) => once(response, 'close')))
    answerRaw(socket, failure)
  }
}
