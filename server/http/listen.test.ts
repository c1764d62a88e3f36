import { once } from 'node:events'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
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
  observe?: Parameters<typeof listen>[2],
): Promise<Listening> {
  server = await listen(fetch, { HOST: '127.0.0.1', PORT: 0 }, observe)
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
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\nConnection: close\r\n\r\n`, 431],
])('a request with %s is refused', async (_what, bytes, status) => {
  const { port } = await serve(() => new Response('page'))
  expect((await sendRaw(port, bytes)).status).toBe(status)
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
  // A connection that is still open after ten seconds is cut off.
  expect(performance.now() - before).toBeLessThan(9000)
})

test('a body that was on its way when stopping began still arrives', async () => {
  const begun = Promise.withResolvers<void>()
  const { port } = await serve(
    async (incoming) => new Response(await incoming.text()),
    () => begun.resolve(),
  )
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
