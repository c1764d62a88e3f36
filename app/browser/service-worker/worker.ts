import { savesData } from '#app/browser/data-saver.ts'
import { BoundedCache } from './bounded-cache.ts'
import { fetchTwice } from './fetch-twice.ts'
import { KeptAnswers } from './kept-answers.ts'
import { offlinePage, titleOf } from './offline-page.ts'
import { requestKind } from './request-kind.ts'
import type { BuildFacts } from '#domain/pages/worker-facts.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

/**
 * Keeps what was visited readable without a connection. Never a stale page while there is a good one: pages
 * come from the network first, and a new build's worker takes over at once and drops the old pages.
 */

declare const self: WorkerScope
declare const buildFacts: BuildFacts

const { version, ahead, styles } = buildFacts
const kept = new KeptAnswers(version)
/** Outlives a build: an address whose content never changes. */
const files = new BoundedCache('arquivos', 300)
const { origin } = self.location
/** ms after which a page that was kept is better than one that still may come. */
const patience = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), fetchAll(savesData() ? [] : ahead)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([kept.dropOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
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

/** The network's answer, unless it fails or takes long and there is a kept one. */
async function fresh(event: RequestEvent, isPage: boolean): Promise<Response> {
  const { url } = event.request
  const answer = fetched(event, kept)
  // Only for waiting: the failure itself is answered below, by what is kept or by the failed answer.
  const settled = answer.catch(() => undefined)
  event.waitUntil(settled)
  const inTime = await Promise.race([settled, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
  if (inTime && inTime.status < 500) return inTime
  const found = await (isPage ? kept.findPage(url) : kept.find(url))
  if (found) return found
  return isPage ? ((await settled) ?? offline()) : answer
}

async function fetched(event: RequestEvent, cache: Pick<BoundedCache, 'keep'>): Promise<Response> {
  const response = await fetchTwice(event)
  event.waitUntil(cache.keep(event.request.url, response.clone()))
  return response
}

async function offline(): Promise<Response> {
  const visited = (await kept.pages()).map(async (url) => ({
    path: url.slice(origin.length),
    title: titleOf((await (await kept.find(url))?.text()) ?? ''),
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
  const cache = kind === 'fixed' ? files : kept
  if (kind && !(await cache.find(href))) await cache.keep(href, await fetch(href))
}
