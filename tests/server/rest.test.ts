import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { judgeReview } from '#tests/server/support/rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { sendRaw } from './support/raw-http.ts'
import { post, scratchFolder, startServer, testKey } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'

type Running = Awaited<ReturnType<typeof startServer>>
let store: Store
let server: Running

beforeEach(async () => {
  store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  server = await startServer({ store })
})
afterEach(async () => {
  server.abort()
  await server.stop()
  await store.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, { headers: { apikey: testKey, ...headers } })
const form = { code: expect.any(String), message: expect.any(String), details: null, hint: expect.any(String) }

test('a contact is stored before the answer 201, which has no body', async () => {
  const response = await post(`${server.url}/rest/v1/contacts`, sampleContact())
  expect([response.status, await response.text()]).toEqual([201, ''])
  expect(await store.messages.all()).toMatchObject([sampleContact()])
})

test('a list of one row is taken like the row, a list of two is not', async () => {
  expect((await post(`${server.url}/rest/v1/contacts`, [sampleContact(1)])).status).toBe(201)
  expect((await post(`${server.url}/rest/v1/contacts`, [sampleContact(2), sampleContact(3)])).status).toBe(400)
  expect(await store.messages.all()).toHaveLength(1)
})

test('who reads reviews again and again waits for the earlier reads, and nobody else does', async () => {
  const proxied = await startServer({ store, settings: { TRUST_PROXY: '127.0.0.1' } })
  const { promise, resolve } = Promise.withResolvers<never[]>()
  const published = vi.spyOn(store.reviews, 'published').mockReturnValue(promise)
  const read = (visitor: string) =>
    fetch(`${proxied.url}/rest/v1/product_reviews?select=id`, {
      headers: { apikey: testKey, 'X-Forwarded-For': visitor },
    })
  const reads = [...Array.from({ length: 5 }, () => '198.51.100.1'), '198.51.100.2'].map(read)
  await sleep(300)
  expect(published).toHaveBeenCalledTimes(2)
  resolve([])
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200))
  await proxied.stop()
})

test('the same row twice is answered 201 twice and stored once', async () => {
  const answers = [
    await post(`${server.url}/rest/v1/contacts`, sampleContact()),
    await post(`${server.url}/rest/v1/contacts`, sampleContact()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await store.messages.all()).toHaveLength(1)
})

test.each([
  ['without the key', 401, { apikey: '' }, sampleContact()],
  ['with another key', 401, { apikey: 'someone-elses-key' }, sampleContact()],
  ['that asks for the row back', 401, { Prefer: 'return=representation' }, sampleContact()],
  ['of another media type', 415, { 'Content-Type': 'text/plain' }, sampleContact()],
  ['that is not JSON', 400, {}, '{"name":'],
  ['that is no object', 400, {}, '"text"'],
  ['with a column that the table has not', 400, {}, { ...sampleContact(), approved: true }],
  ['that breaks a rule', 422, {}, { ...sampleContact(), email: 'ana@' }],
  ['that is larger than 32 KB', 413, {}, { ...sampleContact(), message: 'a'.repeat(33_000) }],
])('a post %s is refused with %i and stores nothing', async (_what, status, headers, row) => {
  const response = await post(`${server.url}/rest/v1/contacts`, row, headers)
  expect(response.status).toBe(status)
  const body = await response.json()
  expect(Object.keys(body).toSorted()).toEqual(['code', 'details', 'hint', 'message'])
  expect(await store.messages.all()).toEqual([])
})

test('a body that never says its length is cut off at 32 KB', async () => {
  const chunk = new TextEncoder().encode('a'.repeat(8192))
  let chunks = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      chunks += 1
      if (chunks > 100) controller.close()
      else controller.enqueue(chunk)
    },
  })
  const response = await fetch(`${server.url}/rest/v1/contacts`, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
})

test('contacts are never read, changed or deleted', async () => {
  await post(`${server.url}/rest/v1/contacts`, sampleContact())
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${server.url}/rest/v1/contacts?id=eq.1`, { method, headers: { apikey: testKey } })
    expect([method, response.status]).toEqual([method, 401])
  }
  expect(await store.messages.all()).toHaveLength(1)
})

test('approved reviews are read with the columns asked for, newest first, kept for a minute', async () => {
  for (const number of [1, 2, 3]) await store.reviews.receive(sampleReview(number), false)
  await judgeReview(store, 1, true)
  await judgeReview(store, 3, true)
  const response = await get('product_reviews?product_id=eq.1&approved=is.true&select=id,title,rating&order=id.desc')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(response.headers.get('content-range')).toBe('0-1/*')
  expect(await response.json()).toEqual([
    { id: 3, title: 'Boa leitura 3', rating: 5 },
    { id: 1, title: 'Boa leitura 1', rating: 5 },
  ])
  const etag = response.headers.get('etag') ?? ''
  const again = await get('product_reviews?product_id=eq.1&approved=is.true&select=id,title,rating&order=id.desc', {
    'If-None-Match': etag,
  })
  expect(again.status).toBe(304)
})

test.each(['*', 'id,customer_email', 'customer_email', 'id,approved', 'id::text', 'id,contacts(*)'])(
  'select=%s gets no row and no e-mail address',
  async (columns) => {
    await store.reviews.receive(sampleReview(), false)
    await judgeReview(store, 1, true)
    const response = await get(`product_reviews?select=${encodeURIComponent(columns)}`)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('bruno@example.com')
  },
)

test.each([
  'product_id=1',
  'product_id=neq.1',
  'rating=gte.4',
  'order=customer_email.desc',
  'order=id.down',
  'order=id.desc,id.asc',
  'order=nothing',
  'product_id=eq.%00',
  'limit=-1',
  'offset=x',
  'select=id',
  'approved=maybe',
])('the query %s, which this server does not answer, is refused as malformed', async (query) => {
  const response = await get(`product_reviews?select=id&${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual(form)
})

test('a review that is not approved is not shown when asked for', async () => {
  await store.reviews.receive(sampleReview(), false)
  expect(await (await get('product_reviews?select=id&approved=is.false')).json()).toEqual([])
})

/** A request with headers that `fetch` keeps to itself. Out: the status and the headers of the answer. */
async function askAs(headers: Record<string, string>, method = 'POST', row: unknown = sampleContact()) {
  const body = JSON.stringify(row)
  const fields = { Host: 'site.example', apikey: testKey, 'Content-Type': 'application/json', ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${method} /rest/v1/contacts HTTP/1.1\r\n${lines.join('')}Connection: close\r\n`
  return sendRaw(server.port, `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

test.each<[string, Record<string, string>, number]>([
  ['this site', { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['this site, in a browser that tells only the origin', { Origin: 'https://site.example' }, 201],
  ['no browser', {}, 201],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another site, in a browser that tells only the origin', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed page', { Origin: 'null' }, 403],
  ['a neighbour under the same domain', { Origin: 'https://x.site.example', 'Sec-Fetch-Site': 'same-site' }, 403],
])('a post from %s', async (_what, headers, status) => {
  expect((await askAs(headers)).status).toBe(status)
})

test('an origin that the settings name may ask before it posts, post, and send what the forms send', async () => {
  server.abort()
  await server.stop()
  server = await startServer({ store, settings: { CORS_ORIGINS: 'https://other.example' } })
  const other = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }
  const asked = await askAs({ ...other, 'Access-Control-Request-Headers': 'apikey,x-form-opened' }, 'OPTIONS')
  expect(asked.status).toBe(204)
  expect(asked.text).toMatch(/^access-control-allow-origin: https:\/\/other\.example\r$/im)
  expect(asked.text).toMatch(/^access-control-allow-headers: .*x-form-opened/im)
  expect((await askAs(other)).status).toBe(201)
  const stranger = await askAs({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 'OPTIONS')
  expect(stranger.text).not.toMatch(/access-control-allow-origin/i)
})

test('a review of a product that the shop does not have is refused', async () => {
  server.abort()
  await server.stop()
  server = await startServer({ store })
  expect((await post(`${server.url}/rest/v1/product_reviews`, sampleReview(1))).status).toBe(201)
  const unknown = await post(`${server.url}/rest/v1/product_reviews`, { ...sampleReview(2), product_id: 'nada' })
  expect(unknown.status).toBe(422)
  expect(await unknown.json()).toMatchObject({ details: 'product_id: there is no such product' })
})

test('a body that breaks off is the fault of its sender', async () => {
  const head = `POST /rest/v1/contacts HTTP/1.1\r\nHost: site.example\r\napikey: ${testKey}\r\nContent-Type: application/json\r\n`
  const logged = vi.spyOn(process.stdout, 'write')
  await sendRaw(server.port, `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\nXYZ`)
  const socket = connect(server.port, '127.0.0.1')
  socket.end(`${head}Content-Length: 100\r\n\r\n{"name":`)
  socket.resume()
  await once(socket, 'close')
  await sleep(50)
  const lines = logged.mock.calls.map(([line]) => String(line)).join('')
  logged.mockRestore()
  expect(lines).not.toMatch(/rest-failure|request-failed/)
})

test('a post that looks like a program is stored like any other, and marked', async () => {
  await post(`${server.url}/rest/v1/contacts`, sampleContact(1), { 'X-Form-Opened': '300' })
  await post(`${server.url}/rest/v1/contacts`, sampleContact(2), { 'X-Form-Trap': 'https://spam.example' })
  await post(`${server.url}/rest/v1/contacts`, sampleContact(3), { 'X-Form-Opened': '45000' })
  await post(`${server.url}/rest/v1/contacts`, sampleContact(4))
  expect((await store.messages.all()).map(({ is_suspect }) => is_suspect)).toEqual([true, true, false, true])
  await post(`${server.url}/rest/v1/product_reviews`, sampleReview(1), { 'X-Form-Opened': '100' })
  await post(`${server.url}/rest/v1/product_reviews`, sampleReview(2), { 'X-Form-Opened': '2500' })
  expect((await store.reviews.all()).map(({ is_suspect }) => is_suspect)).toEqual([true, false])
})

test('a store that fails is 503 with Retry-After, and serves again when it is back', async () => {
  let isBroken = true
  const messages: Store['messages'] = {
    ...store.messages,
    receive: (...row) => (isBroken ? Promise.reject(new Error('disk I/O error')) : store.messages.receive(...row)),
  }
  const other = await startServer({ store: { ...store, messages } })
  const response = await post(`${other.url}/rest/v1/contacts`, sampleContact())
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.stringify(await response.json())).not.toContain('disk')
  isBroken = false
  expect((await post(`${other.url}/rest/v1/contacts`, sampleContact())).status).toBe(201)
  other.abort()
  await other.stop()
})

test('health says whether the store answers', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const other = await startServer({ store: { ...store, checkWritable: () => Promise.reject(new Error('gone')) } })
  const response = await fetch(`${other.url}/healthz`)
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'inbox unavailable', version: 0 }])
  other.abort()
  await other.stop()
})
