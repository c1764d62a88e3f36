import type { IncomingMessage } from 'node:http'

/** The largest body that is read, where a server says nothing else. */
export const mostBodyBytes = 32 * 1024

/**
 * Reads a request's body before anybody answers it, so that the next request of its connection is found behind it. Out: the
 * body, or 'too-large'; then the rest is dropped as it comes. A body that breaks off is none: its connection ends.
 */
export function readBody(request: IncomingMessage, most = mostBodyBytes): Promise<Buffer | 'too-large'> {
  if (request.complete && request.readableLength === 0) return Promise.resolve(Buffer.alloc(0))
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else resolve('too-large')
    })
    // Told by 'clientError' or the end of the connection.
    request.on('error', () => {})
    request.once('end', () => resolve(Buffer.concat(chunks)))
    if (Number(request.headers['content-length']) > most) resolve('too-large')
  })
}
