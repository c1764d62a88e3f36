/** What a page's policy depends on. */
export interface PolicySources {
  /** Hashes or a nonce of the page's inline scripts, quoted as in the header. */
  scripts: readonly string[]
  origins: OtherOrigins
}

/** Origins besides this site's own that its pages may talk to; '' where there is none. */
export interface OtherOrigins {
  /** A backend other than this server. */
  backend: string
  analytics: string
}

/** The origin of a configured address, or ''. */
export function originOf(address: string): string {
  return address && new URL(address).origin
}

/** The Content-Security-Policy header of a page: everything from this site, inline scripts by hash or nonce only. */
export function contentSecurityPolicy({ scripts, origins }: PolicySources): string {
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, origins.analytics],
    ["style-src 'self'"],
    ["img-src 'self' data:", origins.analytics],
    ["connect-src 'self'", origins.backend, origins.analytics],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join('; ')
}
