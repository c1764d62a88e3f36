import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Call {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks that records every call, and answers with the status that a test sets. */
export async function startReceiver() {
  const calls: Call[] = []
  const receiver = { calls, status: 204, url: '', close: async () => {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      response.writeHead(receiver.status, { Location: 'http://127.0.0.1:1/' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  receiver.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`
  receiver.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return receiver
}
