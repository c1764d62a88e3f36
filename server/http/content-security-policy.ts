/** What a page's policy depends on. */
export interface PolicySources {
  /** Hashes or a nonce of the page's inline scripts, quoted as in the header. */
  scripts: readonly string[]
  /** Origin of a backend other than this server, or ''. */
  backendOrigin: string
}

/** The Content-Security-Policy header of a page: everything from this site, inline scripts by hash or nonce only. */
export function contentSecurityPolicy({ scripts, backendOrigin }: PolicySources): string {
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'"],
    ["img-src 'self' data:"],
    ["connect-src 'self'", backendOrigin],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join('; ')
}
