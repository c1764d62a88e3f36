import { randomBytes } from 'node:crypto'
import { pageParameters } from '#domain/page-parameters.ts'
import { contentSecurityPolicy, type OtherOrigins } from './content-security-policy.ts'
import { Gate } from './gate.ts'
import { nonceHeader } from './nonce.ts'
import { RenderedPages } from './rendered-pages.ts'
import type { StaticSite } from './static-site.ts'

interface PagesOptions {
  site: StaticSite
  /** Renders a page that was not built (React Router's request handler). */
  render: (request: Request) => Promise<Response>
  origins: OtherOrigins
}

/** Serves the built pages and files, and renders what was not built: unknown paths and filtered lists. */
export function servePages({ site, render, origins }: PagesOptions): (request: Request) => Promise<Response> {
  // Rendering is one thread's work: more at once would only hold more memory.
  const gate = new Gate({ running: 8, waiting: 600 })
  const kept = new RenderedPages(origins)

  /** Renders a page; with `path` it is the same for everybody and is kept for the next who asks. */
  async function rendered(request: Request, path?: string): Promise<Response> {
    if (request.signal.aborted) return new Response(null, { status: 408 })
    const nonce = randomBytes(16).toString('base64')
    const headers = new Headers(request.headers)
    headers.set(nonceHeader, nonce)
    const response = await render(new Request(request, { headers }))
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], origins }))
      response.headers.set('Cache-Control', 'no-cache')
      if (path && response.ok && request.method === 'GET') {
        const html = await response.clone().text()
        await kept.keep(path, html.replaceAll(` nonce="${nonce}"`, ''))
      }
    }
    return response
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    if (path === undefined) return gate.pass(() => rendered(new Request(new URL(nowhere, url), request)))
    if (path !== '/' && path.endsWith('/')) return redirectTo(path.replace(/\/+$/, '') || '/', url.search)
    const isPlain = !pageParameters.some((name) => url.searchParams.has(name)) && !url.searchParams.has('_routes')
    if (!isPlain) return gate.pass(() => rendered(request))
    const ready = (await site.respond(path, request)) ?? kept.respond(path, request)
    url.search = ''
    return ready ?? gate.pass(() => rendered(new Request(url, request), path))
  }
}

/** An address that cannot be decoded names no page, like this one. */
const nowhere = '/-'

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
