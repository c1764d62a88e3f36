import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { testsAll } from '#tests/test-all.ts'
import { KeptConnection } from './support/kept-connection.ts'
import { scratchFolder, startServer, testKey } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'

/** Every refused request is answered, one after the other on a connection; an answer that ends it says so. */

const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
const servers: Awaited<ReturnType<typeof startServer>>[] = []
let port: number
let limitedPort: number

beforeAll(async () => {
  servers.push(await startServer({ store }), await startServer({ store, settings: { RATE_LIMIT_PER_MINUTE: '1' } }))
  ;[port = 0, limitedPort = 0] = servers.map((server) => server.port)
})
afterAll(async () => {
  for (const server of servers) {
    server.abort()
    await server.stop()
  }
  await store.close()
})

interface Post {
  path?: string
  headers?: Record<string, string>
  body?: string
}

const row = JSON.stringify(sampleContact())
const large = 'a'.repeat(200_000)

function post({ path = '/rest/v1/contacts', headers = {}, body = row }: Post): string {
  const all: Record<string, string> = { Host: 'a', apikey: testKey, 'Content-Type': 'application/json', ...headers }
  const framed: Record<string, string> =
    'Transfer-Encoding' in all ? all : { ...all, 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(framed).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

const chunked = (body: string) => ({
  headers: { 'Transfer-Encoding': 'chunked' },
  body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
})

const refused: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['a body that is too large', 413, post({ body: large })],
  ['a body that is too large, without its length', 413, post(chunked(large))],
  ['a large body to a page', 413, post({ path: '/contato', body: large })],
  ['a body without a key', 401, post({ headers: { apikey: 'x' } })],
  ['a body to another table', 404, post({ path: '/rest/v1/others' })],
  ['another site’s post', 403, post({ headers: { Origin: 'https://other.example' } })],
  ['JSON to the page of a form', 415, post({ path: '/contato' })],
  [
    'a type that only begins as a form’s',
    415,
    post({ path: '/contato', headers: { 'Content-Type': 'application/x-www-form-urlencodedx' } }),
  ],
  ['another type', 415, post({ headers: { 'Content-Type': 'text/plain' } })],
  ['no JSON', 400, post({ body: 'x'.repeat(20_000) })],
  ['a row that breaks a rule', 422, post({ body: '{"name":""}' })],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a host that makes no address', 400, 'GET / HTTP/1.1\r\nHost: 0x7f.1.1.1.1\r\n\r\n'],
  ['a broken header', 400, 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
  ['broken chunks', 400, post({ headers: { 'Transfer-Encoding': 'chunked' }, body: 'x\r\n' })],
  ['an expectation', 417, post({ headers: { Expect: 'miracles' } })],
]

/** How many of each are sent. */
const often = testsAll ? 300 : 100

interface Walk {
  port: number
  /** Sent over and over. */
  bytes: string
  /** How many answers are waited for. */
  count: number
}

/** How each request was answered, in order. Throws when a connection ends that had not said so. */
async function walk({ port: to, bytes, count }: Walk): Promise<number[]> {
  const statuses: number[] = []
  let connection = new KeptConnection(to)
  while (statuses.length < count) {
    connection.write(bytes)
    const answer = await connection.answer()
    if (!answer) throw new Error(`lost after ${statuses.length} answers: ${connection.fault ?? 'closed'}`)
    statuses.push(answer.status)
    if (!answer.isLast) continue
    connection.end()
    connection = new KeptConnection(to)
  }
  connection.end()
  return statuses
}

test.each(refused)('%s: many in a row are all answered %i', { timeout: 60_000 }, async (_what, status, bytes) => {
  expect(new Set(await walk({ port, bytes, count: often }))).toEqual(new Set([status]))
})

test('many posts past the limit are all answered', async () => {
  const statuses = await walk({ port: limitedPort, bytes: post({}), count: often })
  expect(new Set(statuses.slice(1))).toEqual(new Set([429]))
})

test('what comes after a refusal that ends the connection is not carried out', async () => {
  const before = (await store.messages.all()).length
  const connection = new KeptConnection(port)
  connection.write(post({ body: large }) + post({ body: JSON.stringify(sampleContact(4711)) }))
  expect((await connection.answer())?.isLast).toBe(true)
  expect(await connection.answer()).toBeUndefined()
  expect((await store.messages.all()).length).toBe(before)
})
