import type { BuildFacts } from '#domain/pages/build-facts.ts'
import { paths } from '#domain/pages/paths.ts'

/**
 * Keeps visited pages readable offline, and asks once more when a request is cut off. A kept page is shown only if the
 * network fails, answers with a server error, or is slow; files with their content's hash in their names come from the
 * cache first. The worker of a new build takes over at once and drops the old pages.
 */

interface WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  data: unknown
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
}
// TypeScript's own types for workers cannot be loaded beside those for pages.
declare const self: {
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
declare const buildFacts: BuildFacts

const { origin } = location
const pagesCache = `paginas-${buildFacts.version}`
const filesCache = 'arquivos'
const maximumAnswersPerCache = 250
const slowAfterMilliseconds = 4000
const retryAfterMilliseconds = 400
const uncachedPath = /^\/(rest|healthz|proposta)(\/|$)/
const hashedFilePath = /^\/(assets|desenhos|fotos|indices)\//
const delay = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), Promise.allSettled(buildFacts.prefetchedFiles.map(cacheAddress))]))
})

self.addEventListener('activate', (event) => {
  const dropIfOld = async (name: string) => name !== pagesCache && name !== filesCache && caches.delete(name)
  const dropOldPages = async () => Promise.all((await caches.keys()).map(dropIfOld))
  event.waitUntil(Promise.all([dropOldPages(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

// A page sends the files that it loaded before its worker ran, and the pages that the router changed to.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(Promise.allSettled(event.data.map(String).map(cacheAddress)))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request)
  const cacheFirst = async () => (await findCached(event.request.url)) ?? fetchAndCache(event, filesCache)
  if (kind) event.respondWith(kind === 'file' ? cacheFirst() : networkFirst(event, kind === 'page'))
})

/** The kind of a request; undefined for those left to the browser: forms, public tables, proposals, other sites. */
function requestKind({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>) {
  const { origin: site, pathname } = new URL(url)
  if (method !== 'GET' || site !== origin || uncachedPath.test(pathname)) return undefined
  if (hashedFilePath.test(pathname)) return 'file'
  if (mode === 'navigate') return 'page'
  return pathname.endsWith('.data') || pathname.startsWith('/itens/') ? 'data' : undefined
}

async function networkFirst(event: WorkerEvent, isPage: boolean): Promise<Response> {
  const answer = fetchAndCache(event, pagesCache)
  // This waits for the answer only; a failure of it is handled below.
  const answerOrNothing = answer.catch(() => undefined)
  event.waitUntil(answerOrNothing)
  const earlyAnswer = await Promise.race([answerOrNothing, delay(slowAfterMilliseconds)])
  if (earlyAnswer && earlyAnswer.status < 500) return earlyAnswer
  const cachedAnswer = await findCached(event.request.url)
  if (cachedAnswer || !isPage) return cachedAnswer ?? answer
  // Without a cached copy for these parameters, the page without parameters is tried.
  const { pathname, search } = new URL(event.request.url)
  if (search && (await findCached(origin + pathname))) return Response.redirect(pathname)
  return (await answerOrNothing) ?? offlinePage()
}

async function fetchAndCache(event: WorkerEvent, cacheName: string): Promise<Response> {
  const { request, preloadResponse } = event
  const firstTry = async () => (await preloadResponse) ?? fetch(request.clone())
  const response = await firstTry().catch(() => delay(retryAfterMilliseconds).then(() => fetch(request)))
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
  await Promise.all((await cache.keys()).slice(0, -maximumAnswersPerCache).map((key) => cache.delete(key)))
}

/** Fetches and keeps an address not kept yet. A failure is ignored: the page asks again when it needs the file. */
async function cacheAddress(address: string): Promise<void> {
  const { href, pathname } = new URL(address, origin)
  // An address with a file's ending (feed, icon …) is not a page.
  const kind = requestKind({ method: 'GET', mode: /\.\w+$/.test(pathname) ? 'cors' : 'navigate', url: href })
  if (kind && !(await findCached(href)))
    await storeResponse(kind === 'file' ? filesCache : pagesCache, href, await fetch(href))
}

/** The page in place of one never visited: without scripts, with links to the visited pages, the last one first. */
async function offlinePage(): Promise<Response> {
  const urls = (await (await caches.open(pagesCache)).keys()).map(({ url }) => url).toReversed()
  const visitedUrls = urls.filter((url) => !/[?]|\.\w+$/.test(url) && url !== origin + paths.cart)
  const items = visitedUrls.map(async (url) => {
    const html = (await (await findCached(url))?.text()) ?? ''
    const link = `<a class="flex min-h-11 items-center py-2 text-brand hover:underline" href="${url}">`
    return `<li class="border-b border-rule">${link}${/<title>([^<|]*)/.exec(html)?.[1] ?? ''}</a></li>`
  })
  const list = (await Promise.all(items)).join('')
  const brandName = buildFacts.brandName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const buttonClass = 'inline-flex min-h-11 items-center rounded px-4 text-small font-medium'
  const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sem conexão</title>
<link rel="stylesheet" href="${buildFacts.styles}">
<header class="border-b border-rule bg-sheet">
  <p class="page-width flex min-h-16 items-center text-lead font-semibold">${brandName}</p>
</header>
<main class="page-width grid content-start justify-items-start gap-4 py-8">
  <h1 class="text-head">Sem conexão</h1>
  <p class="max-w-prose text-muted">Esta página ainda não foi aberta neste aparelho e precisa de conexão. O seu carrinho e as suas listas continuam guardados aqui.</p>
  <p class="flex flex-wrap gap-3">
    <a class="${buttonClass} bg-brand text-on-brand" href="">Tentar novamente</a>
    <a class="${buttonClass} border border-rule-strong" href="${paths.cart}">Ver carrinho</a>
  </p>
  ${list && `<h2 class="mt-4 text-title">Páginas salvas neste aparelho</h2><ul class="w-full max-w-prose border-t border-rule">${list}</ul>`}
</main>`
  const policy = "default-src 'none'; style-src 'self'; font-src 'self'"
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(html, { status: 503, headers })
}
