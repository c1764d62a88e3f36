import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { post, scratchFolder, startServer } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'

let store: Store
let stopServer: () => Promise<unknown> = async () => {}

beforeEach(async () => {
  store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
})
afterEach(async () => {
  await stopServer()
  await store.close()
})

async function start(settings: Record<string, string>) {
  const server = await startServer({ store, settings })
  stopServer = () => {
    server.abort()
    return server.stop()
  }
  return server.url
}

test('past the limit of posts per minute an address is told how long to wait', async () => {
  const url = await start({ RATE_LIMIT_PER_MINUTE: '3' })
  const answers = []
  for (const number of [1, 2, 3, 4]) answers.push(await post(`${url}/rest/v1/contacts`, sampleContact(number)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(await answers[3]?.json()).toMatchObject({ code: '53400' })
})

test('an address that a visitor claims does not get around the limit', async () => {
  const url = await start({ RATE_LIMIT_PER_MINUTE: '1' })
  const claims = ['198.51.100.1', '198.51.100.2']
  const answers = []
  for (const [number, claim] of claims.entries())
    answers.push(await post(`${url}/rest/v1/contacts`, sampleContact(number), { 'X-Forwarded-For': claim }))
  expect(answers.map(({ status }) => status)).toEqual([201, 429])
})

test('behind a trusted proxy each visitor has a limit of their own, whatever they claim before it', async () => {
  const url = await start({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.1,::1' })
  const hops = ['198.51.100.1', '198.51.100.2', '203.0.113.99, 198.51.100.2']
  const answers = []
  for (const [number, forwarded] of hops.entries())
    answers.push(await post(`${url}/rest/v1/contacts`, sampleContact(number), { 'X-Forwarded-For': forwarded }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
})

test('only visitors whose proxy speaks TLS are told to stay with it', async () => {
  const header = async (url: string) =>
    (await fetch(url, { headers: { 'X-Forwarded-Proto': 'https' } })).headers.get('strict-transport-security')
  expect(await header(await start({}))).toBeNull()
  await stopServer()
  const url = await start({ TRUST_PROXY: '127.0.0.0/8' })
  expect(await header(url)).toBe('max-age=31536000')
  expect((await fetch(url)).headers.get('strict-transport-security')).toBeNull()
})

test('every answer carries the security headers', async () => {
  const url = await start({})
  for (const path of ['/', '/healthz', '/rest/v1/contacts', '/rest/v1/nothing']) {
    const { headers } = await fetch(url + path)
    expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
      path,
      'nosniff',
      'DENY',
    ])
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('whom to tell of a weakness is answered for a year to come, whenever the shop was loaded', async () => {
  const url = await start({})
  const response = await fetch(`${url}/.well-known/security.txt`)
  const text = await response.text()
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(text).toMatch(/^Contact: mailto:seguranca@bancadanorte\.example$/m)
  expect(days).toBeGreaterThan(362)
  expect(days).toBeLessThan(365)
})
