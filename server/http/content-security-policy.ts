import { createHash } from 'node:crypto'

interface PolicySources {
  /** Hashes of the page's inline scripts and styles, quoted as in the header. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Addresses of another backend and of the analytics script; '' for none. */
  backend: string
  analytics: string
}

/** The source expression that allows exactly this inline script or style: `'sha256-…'`, with its quotes. */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** A page's Content-Security-Policy: everything not listed is forbidden, and inline code is allowed by hash only. */
export function contentSecurityPolicy({ scripts, styles, backend, analytics }: PolicySources): string {
  const { origin: analyticsOrigin = '', pathname = '' } = URL.parse(analytics) ?? {}
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, analyticsOrigin + pathname],
    ["style-src 'self'", ...styles],
    ["img-src 'self' data:", analyticsOrigin],
    ["font-src 'self'"],
    ["connect-src 'self'", URL.parse(backend)?.origin, analyticsOrigin],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join('; ')
}

/** The policy of answers other than pages (errors, JSON, XML): forbids running or loading anything. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a drawing opened by itself: allows only the styles within it. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** A policy for visitors with TLS: addresses with http: are requested over TLS. */
export const overTls = (policy: string): string => `${policy}; upgrade-insecure-requests`
