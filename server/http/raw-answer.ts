import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { barePolicy } from './pages/content-security-policy.ts'
import { securityHeaders } from './pages/security-headers.ts'
import type { RestFailure } from './rest/rest-error.ts'

/**
 * Milliseconds in which further bytes are read and discarded: closing a connection while bytes arrive resets it, and
 * the client loses the answer.
 */
const lingerMilliseconds = 2000

/** The headers of answers that bypass the application. */
export const bareHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': barePolicy,
  'Cache-Control': 'no-store',
}

/**
 * Answers a request that is too malformed for the application directly on its connection, and closes the connection.
 */
export function answerRaw(socket: Duplex, failure: RestFailure): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { text, headers } = lastAnswer(failure)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
  close(socket)
}

/** Answers a request whose body is not read, and closes its connection. */
export function answerUnread(request: IncomingMessage, response: ServerResponse, failure: RestFailure): void {
  const { text, headers } = lastAnswer(failure)
  // The answer states its length, and the response is not ended, which would close the connection too early.
  response.writeHead(failure.status, headers).flushHeaders()
  response.write(text, () => close(request.socket))
  request.resume()
}

function close(socket: Duplex): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds)
  socket.once('close', () => clearTimeout(timer))
}

/** The text and headers of an answer after which the connection is closed. */
function lastAnswer({ body, headers }: RestFailure): { text: string; headers: Record<string, string> } {
  const text = JSON.stringify(body)
  return {
    text,
    headers: {
      ...headers,
      ...bareHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      Connection: 'close',
    },
  }
}
