import type { BuildFacts } from '#domain/pages/build-facts.ts'
import { paths } from '#domain/pages/paths.ts'

/**
 * Keeps visited pages readable offline, and asks once more when a request is cut off. A page comes from the network; a
 * kept copy is shown only if the network fails, answers with a server error, or is slower than `networkMilliseconds`.
 * Files with their content's hash in their names come from the cache first. The worker of a new build takes over at
 * once and drops the old pages.
 */

/** A page that was visited; its title is HTML already. */
interface VisitedPage {
  path: string
  title: string
}

const buttonClass = 'inline-flex min-h-11 items-center rounded px-4 text-small font-medium'

/** The page that stands in for one that cannot be had without a connection. It has no scripts. */
function offlinePage({ brandName, styles }: BuildFacts, visited: readonly VisitedPage[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sem conexão</title>
  <link rel="stylesheet" href="${styles}">
</head>
<body>
  <header class="border-b border-rule bg-sheet">
    <p class="page-width flex min-h-16 items-center text-lead font-semibold">${escaped(brandName)}</p>
  </header>
  <main class="page-width grid content-start justify-items-start gap-4 py-8">
    <h1 class="text-head">Sem conexão</h1>
    <p class="max-w-prose text-muted">Esta página ainda não foi aberta neste aparelho e precisa de conexão. O seu carrinho e as suas listas continuam guardados aqui.</p>
    <p class="flex flex-wrap gap-3">
      <a class="${buttonClass} bg-brand text-on-brand" href="">Tentar novamente</a>
      <a class="${buttonClass} border border-rule-strong" href="${paths.cart}">Ver carrinho</a>
    </p>
    ${visited.length > 0 ? visitedPages(visited) : ''}
  </main>
</body>
</html>`
}

function visitedPages(visited: readonly VisitedPage[]): string {
  const linkClass = 'flex min-h-11 items-center py-2 text-brand hover:underline'
  const items = visited.map(
    ({ path, title }) =>
      `<li class="border-b border-rule"><a class="${linkClass}" href="${escaped(path)}">${title}</a></li>`,
  )
  return `
    <h2 class="mt-4 text-title">Páginas salvas neste aparelho</h2>
    <ul class="w-full max-w-prose border-t border-rule">${items.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

interface WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  data: unknown
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
}
// TypeScript's own types for workers cannot be loaded beside those for pages.
declare const self: {
  location: Location
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
declare const buildFacts: BuildFacts

const { origin } = self.location
const pagesCachePrefix = 'paginas-'
const pagesCache = pagesCachePrefix + buildFacts.version
const filesCache = 'arquivos'
/** Answers that one cache holds at the most; the oldest are dropped. */
const maximumAnswers = 250
/** Milliseconds to wait for the network when a cached copy exists. */
const networkMilliseconds = 4000
/** Milliseconds after which a request that was cut off is made once more. */
const retryMilliseconds = 400
const delay = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), cacheAll(buildFacts.prefetchedFiles)]))
})

self.addEventListener('activate', (event) => {
  const dropOldPages = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix) && name !== pagesCache)
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  event.waitUntil(Promise.all([dropOldPages(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

// A page sends the files that it loaded before its worker ran, and the pages that the router changed to.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data.map(String)))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request)
  if (kind) event.respondWith(kind === 'file' ? cacheFirst(event) : networkFirst(event, kind === 'page'))
})

/** Undefined for what is left to the browser: forms, the public tables, proposals, other sites. */
function requestKind({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>) {
  const { origin: requestOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin || /^\/(rest|healthz|proposta)(\/|$)/.test(pathname))
    return undefined
  if (/^\/(assets|desenhos|fotos|indices)\//.test(pathname)) return 'file'
  if (mode === 'navigate') return 'page'
  return pathname.endsWith('.data') || pathname.startsWith('/itens/') ? 'data' : undefined
}

async function cacheFirst(event: WorkerEvent): Promise<Response> {
  return (await findCached(event.request.url)) ?? fetchAndCache(event, filesCache)
}

async function networkFirst(event: WorkerEvent, isPage: boolean): Promise<Response> {
  const answer = fetchAndCache(event, pagesCache)
  // The answer is only waited for here: a failure is handled below.
  const settled = answer.catch(() => undefined)
  event.waitUntil(settled)
  const inTime = await Promise.race([settled, delay(networkMilliseconds)])
  if (inTime && inTime.status < 500) return inTime
  const cachedAnswer = await findCached(event.request.url)
  if (cachedAnswer || !isPage) return cachedAnswer ?? answer
  // Without a cached copy for these parameters, the page without parameters is tried.
  const { pathname, search } = new URL(event.request.url)
  if (search && (await findCached(origin + pathname))) return Response.redirect(pathname)
  return (await settled) ?? offlineAnswer()
}

async function fetchAndCache(event: WorkerEvent, cacheName: string): Promise<Response> {
  const { request, preloadResponse } = event
  const firstTry = async () => (await preloadResponse) ?? fetch(request.clone())
  const response = await firstTry().catch(async () => {
    await delay(retryMilliseconds)
    return fetch(request)
  })
  event.waitUntil(storeResponse(cacheName, request.url, response.clone()))
  return response
}

/** The address under which an answer is kept, without parameters that do not change it. */
function cacheKey(address: string): string {
  const url = new URL(address, origin)
  url.searchParams.delete('_routes')
  if (url.pathname.endsWith('.data')) url.searchParams.delete('opcao')
  return url.href
}

const findCached = (url: string) => caches.match(cacheKey(url))

async function storeResponse(cacheName: string, url: string, response: Response): Promise<void> {
  // The browser's cache for workers does not obey the header by itself.
  const isPrivate = /\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')
  if (response.status !== 200 || response.redirected || isPrivate) return
  const cache = await caches.open(cacheName)
  await cache.delete(cacheKey(url))
  await cache.put(cacheKey(url), response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maximumAnswers)).map((key) => cache.delete(key)))
}

// A failure is ignored: the page asks again when it needs the file.
async function cacheAll(addresses: readonly string[]): Promise<void> {
  const fetchOne = async (address: string) => {
    const { href, pathname } = new URL(address, origin)
    // An address with a file's ending (feed, icon …) is not a page.
    const kind = requestKind({ method: 'GET', mode: /\.\w+$/.test(pathname) ? 'cors' : 'navigate', url: href })
    if (kind && !(await findCached(href)))
      await storeResponse(kind === 'file' ? filesCache : pagesCache, href, await fetch(href))
  }
  await Promise.allSettled(addresses.map(fetchOne))
}

/** Shown in place of a page that was never visited; leads to those that were, the last one first. */
async function offlineAnswer(): Promise<Response> {
  const urls = (await (await caches.open(pagesCache)).keys()).map(({ url }) => url).toReversed()
  const pageUrls = urls.filter((url) => !/[?]|\.\w+$/.test(url) && url !== origin + paths.cart)
  const visited = await Promise.all(
    pageUrls.map(async (url) => ({ path: url.slice(origin.length), title: await titleOf(url) })),
  )
  const policy = "default-src 'none'; style-src 'self'; font-src 'self'"
  return new Response(offlinePage(buildFacts, visited), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}

/** The name of a cached page, as its HTML writes it. */
async function titleOf(url: string): Promise<string> {
  const html = (await (await findCached(url))?.text()) ?? ''
  return /<title>([^<|]*)/.exec(html)?.[1] ?? ''
}
