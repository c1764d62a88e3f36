import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOrderBook } from '#domain/order-list/order-book.ts'
import { readEnvironment } from '#server/environment.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import type { QuickAnswer } from '#server/http/pages/quick-files.ts'
import type { Store } from '#server/store/store.ts'

/** The key that clients send in tests. */
export const testKey = 'public-test-key'

export const securityContact = { contact: 'seguranca@example.com', siteUrl: 'https://vitrinemedica.example' }

/** A folder of its own for a test's store. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'inbox-'))
}

interface ServerOptions {
  store: Store
  settings?: Record<string, string>
  pages?: Pages
  isProduct?: (id: string) => boolean
  lists?: Parameters<typeof createApp>[0]['lists']
  quick?: QuickAnswer
}

/** The HTTP interface over a store, on a free port, with a stub for the pages. */
export async function startServer({
  store,
  settings = {},
  pages = stubPages,
  quick,
  isProduct = () => true,
  lists = { orderBook: async () => buildOrderBook([]), siteUrl: async () => 'https://loja.example' },
}: ServerOptions) {
  const environment = readEnvironment({
    PORT: '0',
    PUBLIC_BACKEND_KEY: testKey,
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  })
  const notReady = () => storeFault(store)
  const app = createApp({ environment, store, pages, securityContact, isProduct, lists, notReady })
  const server = await listen(app.fetch, environment, { ...(quick && { quick }) })
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}

/** The fault of a store that does not answer; undefined for one that does. Pages are not considered. */
export function storeFault(store: Store): Promise<string | undefined> {
  return store.check().then(
    () => undefined,
    () => 'inbox unavailable',
  )
}

async function stubPages(): Promise<Response> {
  return new Response('<!doctype html><title>Página</title>', { headers: { 'Content-Type': 'text/html' } })
}

/** Posts a row to a table's address as the site's forms do. */
export function post(address: string, row: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json', Prefer: 'return=minimal', ...headers },
    body: typeof row === 'string' ? row : JSON.stringify(row),
  })
}
