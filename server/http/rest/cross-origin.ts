import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { restFailures } from './rest-failures.ts'

const allowedHeaders =
  'accept-profile, apikey, authorization, content-profile, content-type, prefer, x-client-info, x-form-opened, x-form-trap'

/**
 * Lets browsers use the tables from the site's own pages and from the other origins in CORS_ORIGINS. Programs other
 * than browsers send no origin and are let in: the key is public, and no cookie identifies anybody.
 */
export function crossOrigin(origins: readonly string[]) {
  return createMiddleware(async (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const isListed = origin !== undefined && origins.includes(origin)
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Origin')
    if (isListed) {
      context.header('Access-Control-Allow-Origin', origin)
      context.header('Access-Control-Expose-Headers', 'Content-Range, Retry-After')
    }
    if (method === 'OPTIONS') return preflight(context, isListed)
    if (!['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
      throw restFailures.method(method.slice(0, 20))
    if (method === 'POST' && !isListed && isFromElsewhere(context)) throw restFailures.otherSite()
    return next()
  })
}

function preflight(context: Context, isListed: boolean): Response {
  if (isListed) {
    context.header('Access-Control-Allow-Methods', 'GET, HEAD, POST')
    context.header('Access-Control-Allow-Headers', allowedHeaders)
    context.header('Access-Control-Max-Age', '86400')
  }
  return context.body(null, 204)
}

/** Whether a browser states that a page of another site sends the request. */
export function isFromElsewhere(context: Context): boolean {
  const fetchSite = context.req.header('sec-fetch-site')
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = context.req.header('origin')
  // Behind a proxy the origin's scheme may differ from the request's, but not its host.
  return origin !== undefined && hostOf(origin) !== context.req.header('host')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
