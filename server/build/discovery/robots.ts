/** robots.txt: crawlers may read every page. `siteUrl` has no trailing slash. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
