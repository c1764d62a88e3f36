import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { barePolicy } from './pages/content-security-policy.ts'
import { securityHeaders } from './pages/security-headers.ts'
import type { RestFailure } from './rest/rest-error.ts'

/** Closing a connection on which bytes still come resets it, and the reset eats the answer: for so long they are taken in and dropped. */
const lingerMilliseconds = 2000

/** What every answer carries that comes past the application. */
export const bareHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': barePolicy,
  'Cache-Control': 'no-store',
}

/** Answers on a bare connection whose request is too broken to reach the application, and closes it. */
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

/** Answers a request whose body is not wanted, and closes its connection. */
export function answerUnread(request: IncomingMessage, response: ServerResponse, failure: RestFailure): void {
  const { text, headers } = lastAnswer(failure)
  // Whole, by its length. The response is not ended: that would end the connection before its time.
  response.writeHead(failure.status, headers).flushHeaders()
  response.write(text, () => close(request.socket))
  request.resume()
}

function close(socket: Duplex): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds)
  socket.once('close', () => clearTimeout(timer))
}

/** After which the connection is closed. */
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
