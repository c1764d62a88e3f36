import { RenderQueue } from '#server/http/connection/render-queue.ts'
import { normalQuery } from './normal-query.ts'
import { RenderedPages } from './rendered-pages.ts'
import { isHashed, type SharedAssets } from './shared-assets.ts'
import type { StaticSite } from './static-site.ts'

/**
 * Renders a page that was not built, with its content security policy; for clients that accept Brotli, compressed and
 * with an entity tag.
 */
export type Render = (request: Request) => Promise<Response>

interface PagesOptions {
  site: StaticSite
  /** Files of earlier and later releases, for tabs that were opened with them. */
  assets?: Pick<SharedAssets, 'respond'>
  render: Render
  queue?: RenderQueue
}

/** Answers a request for a page or file. In: the key by which the visitor's share of rendering is counted. */
export type Pages = (request: Request, visitor: string) => Promise<Response>

/** Serves the built pages and files; renders filtered lists, pages that were not built, and unknown paths. */
export function servePages({ site, assets, render, queue = new RenderQueue() }: PagesOptions): Pages {
  const kept = { page: new RenderedPages(), search: new RenderedPages() }

  /** Renders a page in its turn. A page with a `key` is the same for everybody, and cached under it. */
  async function rendered(request: Request, { visitor, key, kind }: PageRequest): Promise<Response> {
    const response = await queue.pass({ visitor, kind }, async () =>
      request.signal.aborted ? new Response(null, { status: 408 }) : render(request),
    )
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    if (key !== undefined && response.ok && response.headers.get('content-encoding') === 'br')
      return kept[kind].keep(key, response, request)
    response.headers.set('Cache-Control', 'no-cache')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }

  return async (request, visitor) => {
    // A form that comes back to its visitor (server/http/forms.ts).
    if (request.method === 'POST' && request.body) return rendered(request, { visitor, kind: 'page' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    if (path === undefined) return rendered(new Request(new URL(nowhere, url), request), { visitor, kind: 'page' })
    if (path !== '/' && path.endsWith('/')) return redirectTo(path.replace(/\/+$/, '') || '/', url.search)
    // A choice changes how a product's page is rendered, not the data of the page.
    if (path.endsWith('.data')) url.searchParams.delete('opcao')
    const query = normalQuery(url.searchParams)
    if (query === '') {
      const ready = (await site.respond(path, request)) ?? (await assets?.respond(path, request))
      if (ready) return ready
      if (isHashed(path)) return gone()
    }
    const asked = pageRequestOf({ visitor, path, query })
    const ready = asked.key === undefined ? undefined : kept[asked.kind].respond(asked.key, request)
    if (ready) return ready
    // The answer is cached for other visitors, so it must not contain campaign parameters and the like.
    if (query !== undefined) url.search = query
    return rendered(new Request(url, request), asked)
  }
}

interface PageRequest {
  visitor: string
  kind: 'page' | 'search'
  /** The key in the cache; undefined for a page that is not cached. */
  key?: string
}

function pageRequestOf({
  visitor,
  path,
  query,
}: {
  visitor: string
  path: string
  query: string | undefined
}): PageRequest {
  if (query === undefined) return { visitor, kind: 'search' }
  return query === '' ? { visitor, kind: 'page', key: path } : { visitor, kind: 'search', key: `${path}?${query}` }
}

/** A path that no page has. It stands for an address that cannot be decoded. */
const nowhere = '/-'

/** The answer for a file that no release here has; not cached, because another instance may already have it. */
function gone(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

function redirectTo(path: string, search: string): Response {
  // Exactly one slash at the start: with two, the location would be another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
