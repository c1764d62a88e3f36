/** robots.txt: every page may be read. `siteUrl` has no slash at its end. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
