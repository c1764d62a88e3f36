import { paths } from '#app/paths.ts'

/** robots.txt: all may be read but the visitor's own cart. `siteUrl` has no slash at its end. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${paths.cart}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
