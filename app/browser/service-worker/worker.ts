import { BoundedCache } from './bounded-cache.ts'
import { offlinePage, titleOf } from './offline-page.ts'
import { requestKind } from './request-kind.ts'
import type { BuildFacts, RequestEvent, WorkerScope } from './worker-scope.ts'

/**
 * Keeps what was visited readable without a connection. Never a stale page while there is one: pages
 * come from the network first, and a new build's worker takes over at once and drops the old pages.
 */

declare const self: WorkerScope
declare const buildFacts: BuildFacts

const { version, ahead, styles } = buildFacts
const pagesName = `paginas-${version}`
const pages = new BoundedCache(pagesName, 60)
/** Outlives a build: an address whose content never changes. */
const files = new BoundedCache('arquivos', 300)
const { origin } = self.location

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), fetchAll(ahead)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldPages(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

/** A page tells what it consists of: it was there before its worker, or the browser changed pages by itself. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(fetchAll(event.data.map(String)))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, origin)
  if (kind === 'fixed') event.respondWith(fixed(event))
  else if (kind) event.respondWith(fresh(event, kind === 'page'))
})

async function fixed(event: RequestEvent): Promise<Response> {
  const { url } = event.request
  return (await files.find(url)) ?? (await fetched(event, files))
}

async function fresh(event: RequestEvent, isPage: boolean): Promise<Response> {
  try {
    return await fetched(event, pages)
  } catch (error) {
    const found = await pages.find(event.request.url)
    if (found) return found
    if (isPage) return offline()
    throw error
  }
}

async function fetched(event: RequestEvent, cache: BoundedCache): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(cache.keep(event.request.url, response.clone()))
  return response
}

async function offline(): Promise<Response> {
  const addresses = (await pages.addresses()).filter((url) => !/\.(data|json)(\?|$)/.test(url))
  const visited = addresses.map(async (url) => ({
    path: url.slice(origin.length),
    title: titleOf((await (await pages.find(url))?.text()) ?? ''),
  }))
  return new Response(offlinePage(await Promise.all(visited), styles), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'",
    },
  })
}

/** Fetches what is not kept yet; one that fails is tried again when it is next asked for. */
async function fetchAll(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map(fetchOne))
}

async function fetchOne(address: string): Promise<void> {
  const { href, pathname } = new URL(address, origin)
  // A file of another kind (feed, icon …) is no page.
  const mode = /\.\w+$/.test(pathname) ? 'cors' : 'navigate'
  const kind = requestKind({ method: 'GET', mode, url: href }, origin)
  const cache = kind === 'fixed' ? files : pages
  if (kind && !(await cache.find(href))) await cache.keep(href, await fetch(href))
}

async function dropOldPages(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('paginas-') && name !== pagesName).map((name) => caches.delete(name)),
  )
}
