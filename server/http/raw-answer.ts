import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RestFailure } from './rest/rest-error.ts'

/** Answers on a bare connection whose request is too broken to reach the application, and closes it. */
export function answerRaw(socket: Duplex, { status, body, headers }: RestFailure): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}
