import { createMiddleware } from 'hono/factory'
import { securityHeaders, strictTransport } from '#server/http/security-headers.ts'

/**
 * The content security policy: own scripts, styles, pictures and font as files; nothing inline, nothing from other
 * sites, no frames.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ownHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': policy,
  // Forms of the desk's own pages still send their address.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** The headers of every answer. One without a Cache-Control of its own is not cached. */
export function deskHeaders(isSecure: boolean) {
  return createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(ownHeaders)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isSecure) headers.set(...strictTransport)
  })
}
