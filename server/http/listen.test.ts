import { once } from 'node:events'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { sendRaw } from '#tests/server/support/raw-http.ts'
import { listen } from './listen.ts'

type Listening = Awaited<ReturnType<typeof listen>>
let server: Listening

afterEach(async () => {
  server.abort()
  await server.stop()
})

async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
  observe: Parameters<typeof listen>[2] = {},
): Promise<Listening> {
  server = await listen(fetch, { HOST: '127.0.0.1', PORT: 0, TRUST_PROXY: ['127.0.0.1'] }, observe)
  return server
}

const readAll = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString('utf8')

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an impossible host', 'GET / HTTP/1.1\r\nHost: a b@c/\r\nConnection: close\r\n\r\n', 400],
  ['an impossible address', 'GET http://[::1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a wish to tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
])('a request with %s is refused in the form of the interface', async (_what, bytes, status) => {
  const { port } = await serve(() => new Response('page'))
  const answer = await sendRaw(port, bytes)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/^content-security-policy: default-src 'none'/im)
  expect(answer.text).toMatch(/^x-content-type-options: nosniff/im)
  expect(JSON.parse(answer.text.slice(answer.text.indexOf('{')))).toEqual({
    code: expect.any(String),
    message: expect.any(String),
    details: null,
    hint: answer.status === 405 ? null : expect.any(String),
  })
})

/** Sends requests for these paths in one write. Out: how each was answered, in the order of asking. */
async function pipeline(port: number, paths: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  const statuses: string[] = []
  for await (const line of createInterface(socket)) {
    const [, status] = /HTTP\/1\.1 (\d{3}) /.exec(line) ?? []
    if (status) statuses.push(status)
    if (statuses.length === paths.length) break
  }
  socket.destroy()
  return statuses
}

test('thousands of requests in one write are all answered, and what waits of them is bounded', async () => {
  let waiting = 0
  let most = 0
  const { port } = await serve(() => new Response('page'), {
    observe: (_request, response) => {
      waiting += 1
      most = Math.max(most, waiting)
      response.once('finish', () => (waiting -= 1))
    },
  })
  const statuses = await pipeline(
    port,
    Array.from({ length: 2000 }, () => `/?${'a'.repeat(500)}`),
  )
  expect(statuses.filter((status) => status === '200')).toHaveLength(2000)
  // What fits into a few reads of 64 kB.
  expect(most).toBeLessThan(600)
})

test('a body is read whole however it is cut, and what follows it is a request of its own', async () => {
  const { port } = await serve(async (asked) => new Response(String((await asked.text()).length)))
  const socket = connect(port, '127.0.0.1')
  const body = 'a'.repeat(30_000)
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.write(post + post + 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const answers = (await socket.toArray()).join('')
  expect(answers.match(/(?<=\r\n\r\n)\d+/g)).toEqual(['30000', '30000', '0'])
})

test('long requests are read whole, one after the other', async () => {
  const { port } = await serve(() => new Response('page'))
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(5000)}\r\n`
  const socket = connect(port, '127.0.0.1')
  socket.write(`${long}\r\n`.repeat(20) + `${long}Connection: close\r\n\r\n`)
  const answers = (await socket.toArray()).join('')
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(21)
})

test('what a client sends after a fault, or leaves behind, reaches nobody else’s connection', async () => {
  const asked: string[] = []
  const { port } = await serve(({ url }) => {
    asked.push(new URL(url).pathname)
    return new Response('page')
  })
  const evil = 'GET /evil HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500)
  for (let round = 0; round < 30; round += 1) {
    const [broken, gone] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    for (const socket of [broken, gone]) socket.on('error', () => {})
    broken.write(`no request\r\n${evil}`)
    gone.write(evil, () => gone.resetAndDestroy())
    const visitors = await Promise.all(
      Array.from({ length: 5 }, async () => (await fetch(`http://127.0.0.1:${port}/visitor`)).status),
    )
    expect(visitors).toEqual([200, 200, 200, 200, 200])
    broken.destroy()
  }
  expect(asked.filter((path) => path === '/visitor')).toHaveLength(150)
})

test('who does not read the answers is waited for, and gets them all later', async () => {
  const page = 'page'.repeat(20_000)
  const { port } = await serve(() => new Response(page))
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500))
  await sleep(500)
  let bytes = 0
  for await (const chunk of socket) {
    bytes += chunk.length
    if (bytes > 500 * page.length) break
  }
  expect(bytes).toBeGreaterThan(500 * page.length)
})

test('whoever comes while a write of thousands is answered waits for little of it', async () => {
  let flood = 0
  const { port } = await serve(({ url }) => {
    flood += Number(!url.endsWith('/visitor'))
    return new Response('page')
  })
  const flooding = pipeline(
    port,
    Array.from({ length: 2000 }, () => '/'),
  )
  // By number: a name is looked up beside the others' work, and takes as long as the machine lets it.
  const [response] = await once(
    get({ host: '127.0.0.1', port, path: '/visitor', headers: { 'X-Forwarded-For': '203.0.113.7' } }),
    'response',
  )
  expect(await readAll(response)).toBe('page')
  expect(flood).toBeLessThan(32)
  expect(await flooding).toHaveLength(2000)
})

test("a proxy's connection that one visitor floods stays open, and the others on it are answered", async () => {
  const { port } = await serve(() => new Response('page'))
  const socket = connect(port, '127.0.0.1')
  const ask = (visitor: string) => `GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${visitor}\r\n\r\n`
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  const status = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the connection was closed')
    return /HTTP\/1\.1 (\d{3}) /.exec(value)?.[1] ?? status()
  }
  socket.write(ask('198.51.100.1').repeat(100))
  const flood = []
  for (let number = 0; number < 100; number += 1) flood.push(await status())
  expect(new Set(flood)).toEqual(new Set(['200']))
  socket.write(ask('203.0.113.7'))
  expect(await status()).toBe('200')
  socket.destroy()
})

test('stopping answers what was accepted and tells its client to go', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { port } = await serve(async () => {
    arrive()
    await released
    return new Response('done')
  })
  const agent = new Agent({ keepAlive: true })
  const accepted = once(get({ port, agent }), 'response')
  await arrived
  const stopped = server.stop()
  release()
  const [response] = await accepted
  expect(await readAll(response)).toBe('done')
  expect(response.headers.connection).toBe('close')
  expect(await stopped).toBe(true)
})

test('stopping does not wait for connections that stand idle', async () => {
  const { port } = await serve(() => new Response('page'))
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get({ port, agent }), 'response')
  await readAll(response)
  const before = performance.now()
  expect(await server.stop()).toBe(true)
  // What still stands after ten seconds is cut off.
  expect(performance.now() - before).toBeLessThan(9000)
})

test('a body that was on its way when stopping began still arrives', async () => {
  const begun = Promise.withResolvers<void>()
  const { port } = await serve(async (incoming) => new Response(await incoming.text()), {
    observe: () => begun.resolve(),
  })
  const outgoing = request({ port, method: 'POST' })
  const answered = once(outgoing, 'response')
  outgoing.write('first ')
  await begun.promise
  const stopped = server.stop()
  await sleep(100)
  outgoing.end('second')
  const [response] = await answered
  expect(await readAll(response)).toBe('first second')
  expect(await stopped).toBe(true)
})

test('after stopping nobody gets in', async () => {
  const { port } = await serve(() => new Response('page'))
  await server.stop()
  const [error] = await once(connect(port, '127.0.0.1'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})

test('a port that is taken stops the start with a line that names the settings', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(listen(() => new Response(''), { HOST: '127.0.0.1', PORT: port })).rejects.toThrow(
    /^HOST, PORT: cannot listen on 127\.0\.0\.1 port \d+: .*EADDRINUSE/,
  )
  taken.close()
  await serve(() => new Response(''))
})
