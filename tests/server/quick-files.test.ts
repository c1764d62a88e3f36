import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { servePages } from '#server/http/pages/pages.ts'
import { quickFiles } from '#server/http/pages/quick-files.ts'
import { StaticSite } from '#server/http/pages/static-site.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { scratchFolder, startServer } from './support/running-server.ts'

const origins = { backend: '', analytics: '', analyticsScript: '' }
const page = '<h1>Contato</h1>'.repeat(50)

async function builtSite(): Promise<StaticSite> {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/contato.html'), page)
  writeFileSync(join(folder, 'client/contato.html.gz'), gzipSync(page))
  const facts = { type: 'text/html; charset=utf-8', etag: 'e1', cacheControl: 'no-cache', scripts: ["'sha256-x'"] }
  const table = { '/contato': { ...facts, file: 'contato.html', encodings: ['gzip'] } }
  writeFileSync(join(folder, 'files.json'), JSON.stringify(table))
  return StaticSite.open(folder, origins)
}

const trusted = '127.0.0.1'
const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
const site = await builtSite()
const options = {
  store,
  settings: { TRUST_PROXY: trusted },
  pages: servePages({ site, render: async () => new Response('rendered', { status: 404 }) }),
}
const slow = await startServer(options)
let quickAnswers = 0
const answer = quickFiles(site, [trusted])
const quick = await startServer({
  ...options,
  quick: (asked, response) => {
    const isAnswered = answer(asked, response)
    if (isAnswered) quickAnswers += 1
    return isAnswered
  },
})

afterAll(async () => {
  await Promise.all([slow.stop(), quick.stop()])
  await store.close()
})

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
}

function ask(port: number, { method = 'GET', path, headers = {} }: Asked) {
  return new Promise<object>((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent: false }, (response) => {
      const { date: _date, ...others } = response.headers
      response
        .toArray()
        .then((parts: Buffer[]) =>
          resolve({ status: response.statusCode, headers: others, body: Buffer.concat(parts).toString('base64') }),
        )
        .catch(reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

const path = '/contato'

test.each<[string, Asked]>([
  ['plain', { path }],
  ['compressed', { path, headers: { 'Accept-Encoding': 'br, gzip' } }],
  ['known already', { path, headers: { 'If-None-Match': 'W/"e1"', 'Accept-Encoding': 'gzip' } }],
  ['known otherwise', { path, headers: { 'If-None-Match': '"other"' } }],
  ['over TLS', { path, headers: { 'X-Forwarded-Proto': 'https' } }],
])('a built page, %s, is answered quickly as the application would', async (_what, asked) => {
  const expected = await ask(slow.port, asked)
  await ask(quick.port, asked)
  const before = quickAnswers
  expect(await ask(quick.port, asked)).toEqual(expected)
  expect(quickAnswers).toBe(before + 1)
})

test.each<[string, Asked]>([
  ['another method', { path, method: 'POST' }],
  ['its headers only', { path, method: 'HEAD' }],
  ['a campaign', { path: `${path}?utm_source=x` }],
  ['a slash at the end', { path: `${path}/` }],
  ['an escaped address', { path: '/%63ontato' }],
  ['an impossible host', { path, headers: { Host: 'a b@c/' } }],
  ['what was not built', { path: '/nada' }],
])('%s is left to the application', async (_what, asked) => {
  const before = quickAnswers
  expect(await ask(quick.port, asked)).toEqual(await ask(slow.port, asked))
  expect(quickAnswers).toBe(before)
})
