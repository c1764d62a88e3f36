import type { IncomingMessage } from 'node:http'

/** Bytes of the largest body that is read, unless a server sets another limit. */
export const maximumBodyBytes = 32 * 1024

/**
 * Reads a request's body before it is answered, so that the connection's next request can be read after it. Out: the
 * body, or 'too-large', in which case the rest is discarded as it arrives. If the body is cut off, the promise never
 * resolves, because the connection has ended.
 */
export function readBody(request: IncomingMessage, most = maximumBodyBytes): Promise<Buffer | 'too-large'> {
  if (request.complete && request.readableLength === 0) return Promise.resolve(Buffer.alloc(0))
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else resolve('too-large')
    })
    // The server's 'clientError' event or the end of the connection deals with an error.
    request.on('error', () => {})
    request.once('end', () => resolve(Buffer.concat(chunks)))
    if (Number(request.headers['content-length']) > most) resolve('too-large')
  })
}
