import type { IncomingMessage, ServerResponse } from 'node:http'
import { overTls } from './content-security-policy.ts'
import { isNotModified } from './negotiation.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import type { StaticSite } from './static-site.ts'
import { forwardedBy, TrustedProxies } from '#server/http/connection/trusted-proxies.ts'

/** Answers a request, or returns false and leaves it untouched. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Matches a plain Host header. Requests with another one are left to the application, which refuses them. */
const plainHost = /^[\w.:[\]-]+$/
const always = Object.entries(securityHeaders).flat()
/**
 * Whether a path belongs to the read API, whose answers depend on the site of the requesting page; the application
 * handles that.
 */
const isReadApi = (url: string) => url.startsWith('/api/')

/**
 * Answers the most frequent requests, those for built files that are in memory, without the application: the same
 * answers, at twice the rate (bench/README.md 'Server'). In: the proxies of TRUST_PROXY.
 */
export function quickFiles(site: StaticSite, trustedProxies: readonly string[]): QuickAnswer {
  const proxies = new TrustedProxies(trustedProxies)
  return (request, response) => {
    if (request.method !== 'GET' || !plainHost.test(request.headers.host ?? '')) return false
    const url = request.url ?? ''
    const ready = isReadApi(url) ? undefined : site.ready(url, request.headers['accept-encoding'])
    if (!ready) return false
    const isSecure = proxies.isSecure(forwardedBy(request))
    const headers = [...(isSecure ? secured(ready.headers) : ready.headers), ...always]
    if (isNotModified(request.headers['if-none-match'], ready.etag)) response.writeHead(304, headers).end()
    else response.writeHead(200, [...headers, 'Content-Length', String(ready.body.length)]).end(ready.body)
    return true
  }
}

/** The headers for a visitor with TLS. In: alternating names and values. */
function secured(headers: readonly string[]): string[] {
  const policy = headers.indexOf('Content-Security-Policy') + 1
  return [...headers.map((text, index) => (policy > 0 && index === policy ? overTls(text) : text)), ...strictTransport]
}
