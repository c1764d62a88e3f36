import { createHash } from 'node:crypto'

/** The variable parts of a page's policy. */
interface PolicySources {
  /** Hashes of the page's inline scripts and styles, quoted as in the header. */
  scripts: readonly string[]
  styles: readonly string[]
  origins: OtherOrigins
}

/** Other origins to which pages may connect; '' for none. */
interface OtherOrigins {
  /** Origin of a backend other than this server. */
  backend: string
  /** Origin of the analytics service, and the address of its script without query. */
  analytics: string
  analyticsScript: string
}

/** The source expression that allows exactly this inline script or style, quoted: 'sha256-…'. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The origins of the configured addresses of a backend and an analytics script; '' for none. */
export function originsOf(backend: string, analytics: string): OtherOrigins {
  const script = analytics && new URL(analytics)
  return {
    backend: backend && new URL(backend).origin,
    analytics: script && script.origin,
    analyticsScript: script && script.origin + script.pathname,
  }
}

/**
 * The Content-Security-Policy header of a page: everything not listed is forbidden, and inline code is allowed by hash
 * only.
 */
export function contentSecurityPolicy({ scripts, styles, origins }: PolicySources): string {
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, origins.analyticsScript],
    ["style-src 'self'", ...styles],
    ["img-src 'self' data:", origins.analytics],
    ["font-src 'self'"],
    ["connect-src 'self'", origins.backend, origins.analytics],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join('; ')
}

/** For answers other than pages (errors, JSON, XML): forbids running or loading anything. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"

/** For a drawing opened by itself: allows only the styles within it. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The policy for visitors with TLS: addresses with http: are requested over TLS. */
export function overTls(policy: string): string {
  return `${policy}; upgrade-insecure-requests`
}
