import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { servePages } from '#server/http/pages/pages.ts'
import { quickFiles } from '#server/http/pages/quick-files.ts'
import { StaticSite } from '#server/http/pages/static-site.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { scratchFolder, startServer } from './support/running-server.ts'

/** Which pages of other sites may read the read API: those that CORS_ORIGINS names (docs/security.md). */

const origins = { backend: '', analytics: '', analyticsScript: '' }
const path = '/api/v1/products.json'

async function builtSite(): Promise<StaticSite> {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/products.json'), '{}')
  const facts = { type: 'application/json; charset=utf-8', etag: 'e1', cacheControl: 'no-cache', encodings: [] }
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ [path]: { ...facts, file: 'products.json' } }))
  return StaticSite.open(folder, origins)
}

const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
const site = await builtSite()
const server = await startServer({
  store,
  settings: { CORS_ORIGINS: 'https://other.example' },
  pages: servePages({ site, render: async () => new Response('rendered', { status: 404 }) }),
  quick: quickFiles(site, []),
})

afterAll(async () => {
  await server.stop()
  await store.close()
})

// A program asks first, so that the file is in memory when the pages ask.
test.each([
  ['a program', {}, null],
  ['a page of a site that the setting names', { Origin: 'https://other.example' }, 'https://other.example'],
  ['a page of any other site', { Origin: 'https://evil.example' }, null],
])('%s is answered, and its browser is told whether it may read', async (_who, headers, allowed) => {
  const response = await fetch(server.url + path, { headers })
  expect([response.status, await response.text()]).toEqual([200, '{}'])
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
  const headers = { 'If-None-Match': 'W/"e1"', Origin: 'https://other.example' }
  const response = await fetch(server.url + path, { headers })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([304, 'https://other.example'])
})
