import { savesData } from '#app/browser/data-saver.ts'
import { dropVisited, filesCache, cachedResponse, cacheResponse, visitedPrefix } from './worker-cache.ts'
import { offlinePage, titleOf } from './offline-page.ts'
import { requestKind, type RequestKind } from './request-kind.ts'
import { paths } from '#domain/pages/paths.ts'
import type { BuildFacts } from '#domain/pages/worker-facts.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

/**
 * Keeps visited pages readable offline. A page comes from the network; an older copy is shown only if the network
 * fails, answers with a server error, or takes longer than `patience`. The worker of a new build takes over at once and
 * drops the old pages.
 */

declare const self: WorkerScope
declare const buildFacts: BuildFacts

const { origin } = self.location
const visited = visitedPrefix + buildFacts.version
const cacheOf = (kind: RequestKind) => (kind === 'fixed' ? filesCache : visited)
/** Milliseconds to wait for the network when the page is kept as well. */
const patience = 4000
const after = (pause: number) => new Promise<undefined>((resolve) => setTimeout(resolve, pause))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), fetchAll(savesData() ? [] : buildFacts.ahead)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropVisited(visited), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

/**
 * A page sends the addresses of its files, which were loaded before its worker ran, and of the pages that the router
 * changed to.
 */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(fetchAll(event.data.map(String)))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, origin)
  if (kind) event.respondWith(kind === 'fixed' ? fixed(event) : fresh(event, kind))
})

async function fixed(event: RequestEvent): Promise<Response> {
  return (await cachedResponse(event.request.url)) ?? fetched(event, 'fixed')
}

/**
 * The network's answer. When the network fails, is too slow or reports a server error, the kept answer, if there is
 * one.
 */
async function fresh(event: RequestEvent, kind: RequestKind): Promise<Response> {
  const answer = fetched(event, kind)
  // The answer is only waited for here: a failure is handled below.
  const settled = answer.catch(() => undefined)
  event.waitUntil(settled)
  const inTime = await Promise.race([settled, after(patience)])
  if (inTime && inTime.status < 500) return inTime
  const found = await cachedResponse(event.request.url)
  if (found || kind !== 'page') return found ?? answer
  // A page that is not kept with these parameters is looked for without them.
  const { pathname, search } = new URL(event.request.url)
  if (search && (await cachedResponse(origin + pathname))) return Response.redirect(pathname)
  return (await settled) ?? offline()
}

/**
 * Fetches a request's answer, and keeps a successful one. When the network fails, tries a second time after a pause.
 */
async function fetched(event: RequestEvent, kind: RequestKind): Promise<Response> {
  const { request, preloadResponse } = event
  const ask = async () => (await preloadResponse) ?? fetch(request.clone())
  const response = await ask().catch(async () => {
    await after(400)
    return fetch(request)
  })
  event.waitUntil(cacheResponse(cacheOf(kind), request.url, response.clone()))
  return response
}

async function offline(): Promise<Response> {
  const addresses = (await (await caches.open(visited)).keys()).map(({ url }) => url).toReversed()
  const pages = addresses.filter((url) => !/[?]|\.\w+$/.test(url) && url !== origin + paths.cart)
  const titled = pages.map(async (url) => ({
    path: url.slice(origin.length),
    title: titleOf((await (await cachedResponse(url))?.text()) ?? ''),
  }))
  return new Response(offlinePage(await Promise.all(titled), buildFacts), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'",
    },
  })
}

/** Fetches the addresses that are not kept yet. A failure is ignored: the page asks again when it needs the file. */
async function fetchAll(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map(fetchOne))
}

async function fetchOne(address: string): Promise<void> {
  const { href, pathname } = new URL(address, origin)
  // An address with a file's ending (feed, icon …) is not a page.
  const mode = /\.\w+$/.test(pathname) ? 'cors' : 'navigate'
  const kind = requestKind({ method: 'GET', mode, url: href }, origin)
  if (kind && !(await cachedResponse(href))) await cacheResponse(cacheOf(kind), href, await fetch(href))
}
