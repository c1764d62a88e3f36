import { afterAll, expect, test, vi } from 'vitest'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { scratchFolder, startServer } from './support/running-server.ts'
import { openSqliteStore } from './support/stores.ts'

/** Which pages of other sites may read the read API: those that CORS_ORIGINS names (docs/security.md). */

const path = '/api/v1/products.json'
const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
const server = await startServer({
  store,
  settings: { CORS_ORIGINS: 'https://other.example' },
  files: fileAnswers({ answers: new AnswerCache(), readContent: () => Promise.reject(new Error('not asked for')) }),
})

afterAll(async () => {
  await server.stop()
  await store.close()
})

test.each([
  ['a program', {}, null],
  ['a page of a site that the setting names', { Origin: 'https://other.example' }, 'https://other.example'],
  ['a page of any other site', { Origin: 'https://evil.example' }, null],
])('%s is answered, and its browser is told whether it may read', async (_who, headers, allowed) => {
  const response = await fetch(server.url + path, { headers })
  expect([response.status, Object.keys(await response.json())]).toEqual([200, expect.arrayContaining(['products'])])
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
  expect(response.headers.get('vary')).toContain('Origin')
})

test('only reading is allowed from there', async () => {
  const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'DELETE' }
  const response = await fetch(server.url + path, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD')
  expect((await fetch(server.url + path, { method: 'DELETE' })).status).toBe(405)
})

test('what is known already is answered without a body', async () => {
  const tag = (await fetch(server.url + path)).headers.get('etag') ?? ''
  const headers = { 'If-None-Match': tag, Origin: 'https://other.example' }
  const response = await fetch(server.url + path, { headers })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([304, 'https://other.example'])
})

test('the bytes of a file are not copied for each reader', async () => {
  const answer = new Response('{}', { headers: { ETag: 'W/"1"' } })
  const body = vi.spyOn(answer, 'body', 'get')
  const other = await startServer({ store, files: async () => answer })
  expect(await (await fetch(other.url + path)).text()).toBe('{}')
  expect(body).not.toHaveBeenCalled()
  await other.stop()
})
