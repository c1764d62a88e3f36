import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { barePolicy } from './pages/content-security-policy.ts'
import { securityHeaders } from './pages/security-headers.ts'
import type { RestFailure } from './rest/rest-error.ts'

/** What every answer carries that comes past the application. */
export const bareHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': barePolicy,
  'Cache-Control': 'no-store',
}

/** Answers on a bare connection whose request is too broken to reach the application, and closes it. */
export function answerRaw(socket: Duplex, { status, body, headers }: RestFailure): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    ...bareHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}
