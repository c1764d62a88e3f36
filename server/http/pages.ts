import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { pageParameters } from '#domain/page-parameters.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { nonceHeader } from './nonce.ts'
import type { StaticSite } from './static-site.ts'

interface PagesOptions {
  site: StaticSite
  build: ServerBuild
  backendOrigin: string
}

/** Serves the built pages and files, and renders what was not built: unknown paths and filtered lists. */
export function servePages({ site, build, backendOrigin }: PagesOptions): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, 'production')

  async function rendered(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const headers = new Headers(request.headers)
    headers.set(nonceHeader, nonce)
    const response = await render(new Request(request, { headers }))
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], backendOrigin }),
      )
      response.headers.set('Cache-Control', 'no-cache')
    }
    return response
  }

  return async (request) => {
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    if (path !== '/' && path.endsWith('/')) return redirectTo(path.replace(/\/+$/, '') || '/', url.search)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const isPlain = !pageParameters.some((name) => url.searchParams.has(name)) && !url.searchParams.has('_routes')
    return (isPlain && (await site.respond(path, request))) || rendered(request)
  }
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function redirectTo(path: string, search: string): Response {
  // Only one slash at the start: a second one would lead to another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
