import { RenderQueue } from '#server/http/connection/render-queue.ts'
import { normalQuery } from './normal-query.ts'
import { RenderedPages } from './rendered-pages.ts'
import { isHashed, type SharedAssets } from './shared-assets.ts'
import type { StaticSite } from './static-site.ts'

/** Renders a page that was not built, with its policy; with an entity tag and compressed for who takes Brotli. */
export type Render = (request: Request) => Promise<Response>

interface PagesOptions {
  site: StaticSite
  /** Files of the releases before and after this one, for tabs that were opened on them. */
  assets?: Pick<SharedAssets, 'respond'>
  render: Render
  queue?: RenderQueue
}

/** Answers a request for a page or file. In: what the visitor's share of rendering is counted by. */
export type Pages = (request: Request, visitor: string) => Promise<Response>

/** Serves the built pages and files, and renders what was not built: unknown paths and filtered lists. */
export function servePages({ site, assets, render, queue = new RenderQueue() }: PagesOptions): Pages {
  const kept = { page: new RenderedPages(), search: new RenderedPages() }

  /** Renders a page in its turn; with `key` it is the same for everybody who asks by it, and is kept. */
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
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    if (path === undefined) return rendered(new Request(new URL(nowhere, url), request), { visitor, kind: 'page' })
    if (path !== '/' && path.endsWith('/')) return redirectTo(path.replace(/\/+$/, '') || '/', url.search)
    // A choice changes how a product's page is rendered, not the data that the browser renders it from.
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
    // What one visitor is answered is kept for others: campaign parameters and the like do not get into it.
    if (query !== undefined) url.search = query
    return rendered(new Request(url, request), asked)
  }
}

interface PageRequest {
  visitor: string
  kind: 'page' | 'search'
  /** Undefined: not kept. */
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

/** An address that cannot be decoded names no page, like this one. */
const nowhere = '/-'

/** A file that no release has any more, or not yet: another instance may have it. */
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
  // Only one slash at the start: a second one would lead to another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
