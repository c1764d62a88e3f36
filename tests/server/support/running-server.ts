import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readEnvironment } from '#server/environment.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { PageServer, type Renderer } from '#server/http/pages.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Store } from '#server/store/store.ts'
import { fixtureShop } from './fixture-shop.ts'

/** The key that clients send in tests. */
export const testKey = 'public-test-key'

/** A folder of its own for a test's store. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'inbox-'))
}

interface ServerOptions {
  store: Store
  settings?: Record<string, string>
  /** Renders the pages; without it a stub does. */
  renderer?: Renderer
  /** By default the small shop of the tests. */
  shop?: Shop
  files?: Parameters<typeof createApp>[0]['files']
}

/** The HTTP interface over a store, on a free port, with a stub for the pages. */
export async function startServer({
  store,
  settings = {},
  renderer = stubRenderer,
  shop,
  files = async () => undefined,
}: ServerOptions) {
  const environment = readEnvironment({
    PORT: '0',
    PUBLIC_BACKEND_KEY: testKey,
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  })
  const present = shop ?? (await fixtureShop())
  const app = createApp({
    environment,
    store,
    current: { shop: present, status: { version: present.version } },
    pages: new PageServer(renderer, new AnswerCache()),
    files,
    notReady: () => storeFault(store),
  })
  const server = await listen(app.fetch, environment)
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}

/** The fault of a store that does not answer; undefined for one that does. Pages are not considered. */
export function storeFault(store: Store): Promise<string | undefined> {
  return store.checkWritable().then(
    () => undefined,
    () => 'inbox unavailable',
  )
}

/** Renders one page at every address. */
export const stubRenderer: Renderer = {
  routes: async () => [{ path: '*', parameters: [] }],
  render: async () => ({
    status: 200,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Encoding', 'br'],
    ],
    body: new Uint8Array(brotliCompressSync('<!doctype html><title>Página</title>')),
  }),
}

/** Posts a row to a table's address as the site's forms do. */
export function post(address: string, row: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json', Prefer: 'return=minimal', ...headers },
    body: typeof row === 'string' ? row : JSON.stringify(row),
  })
}
