import type { IncomingMessage, ServerResponse } from 'node:http'
import { overTls } from './content-security-policy.ts'
import { isNotModified } from './negotiation.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import type { StaticSite } from './static-site.ts'
import { forwardedBy, TrustedProxies } from '#server/http/connection/trusted-proxies.ts'

/** Answers a request, or returns false and leaves it alone. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Any other host is for the application to refuse. */
const plainHost = /^[\w.:[\]-]+$/
const always = Object.entries(securityHeaders).flat()
/** The answer depends on which site's page asks: that is the application's to say. */
const isReadApi = (url: string) => url.startsWith('/api/')

/**
 * Answers what is asked for most, built files at their plain address that are in memory already, without the way
 * through the application: the same answers, twice as many a second (bench/README.md 'Server'). In: the proxies of TRUST_PROXY.
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

/** In: header names and values by turns. */
function secured(headers: readonly string[]): string[] {
  const policy = headers.indexOf('Content-Security-Policy') + 1
  return [...headers.map((text, index) => (policy > 0 && index === policy ? overTls(text) : text)), ...strictTransport]
}
