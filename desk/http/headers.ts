import { createMiddleware } from 'hono/factory'
import { securityHeaders, strictTransport } from '#server/http/pages/security-headers.ts'

/** Own scripts, styles, pictures and the font by their files; nothing inline, nothing from elsewhere, in no frame. */
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
  // Forms of the desk's own pages still say where they come from.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** Headers of every answer; nothing is kept by browsers or proxies but files that are named by their content. */
export function deskHeaders(isSecure: boolean) {
  return createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(ownHeaders)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isSecure) headers.set(...strictTransport)
  })
}
