import { lastChangedOn } from '#domain/blog/article-front-matter.ts'
import { paths } from '#domain/pages/paths.ts'
import { allPaths } from '#server/shop/all-paths.ts'
import { compatibilityPaths } from '#server/shop/compatibility.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import { escapeXml, xmlDeclaration } from './xml.ts'

interface SitemapPage {
  path: string
  /** The day of the last change, as 2026-11-24. */
  changedAt?: string | undefined
  pictures?: readonly string[]
}

type SitemapFile = { name: string; pages: readonly SitemapPage[] }

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A sitemap's text. `siteUrl` has no trailing slash. */
export function sitemapText(pages: readonly SitemapPage[], siteUrl: string): string {
  const entries = pages.map(({ path, changedAt, pictures = [] }) => {
    const images = pictures.map(
      (src) => `<image:image><image:loc>${escapeXml(siteUrl + src)}</image:loc></image:image>`,
    )
    return `<url><loc>${escapeXml(path === '/' ? siteUrl : siteUrl + path)}</loc>${lastmod(changedAt)}${images.join('')}</url>`
  })
  return `${xmlDeclaration}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${entries.join('\n')}\n</urlset>\n`
}

/** The text of the index of sitemaps, each dated by its latest change. */
export function indexText(files: readonly SitemapFile[], siteUrl: string): string {
  const entries = files.map(({ name, pages }) => {
    const latest = pages
      .flatMap(({ changedAt }) => changedAt ?? [])
      .toSorted()
      .at(-1)
    return `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc>${lastmod(latest)}</sitemap>`
  })
  return `${xmlDeclaration}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const lastmod = (changedAt: string | undefined) => (changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`)

const sitemaps = derived((shop: Shop): SitemapFile[] => {
  const articles = shop.articles.map(({ picture, pictures, ...article }) => ({
    path: paths.article(article.slug),
    changedAt: lastChangedOn(article),
    pictures: [picture, ...pictures],
  }))
  const catalogue = shop.products.map(({ id, images }) => ({
    path: paths.product(id),
    pictures: [...new Set(images.map(({ src }) => src))],
  }))
  const unlisted = compatibilityPaths(shop).filter(({ isListed }) => !isListed)
  const excludedPaths = new Set([
    // These pages show what a visitor has stored on the device, so crawlers find nothing on them.
    paths.cart,
    paths.request,
    paths.lists,
    ...[...unlisted, ...articles, ...catalogue].map(({ path }) => path),
  ])
  const latest = articles
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  const otherPaths = allPaths(shop)
    .filter((path) => !excludedPaths.has(path))
    .map((path) => ({ path, ...(path === paths.blog && { changedAt: latest }) }))
  // A sitemap may have 50,000 addresses: more than a shop of this kind sells.
  return [
    { name: 'sitemap-paginas.xml', pages: otherPaths },
    { name: 'sitemap-produtos.xml', pages: catalogue },
    { name: 'sitemap-artigos.xml', pages: articles },
  ].filter(({ pages }) => pages.length > 0)
})

/** The index of the shop's sitemaps. */
export const sitemapIndex = (shop: Shop): string => indexText(sitemaps(shop), shop.siteUrl)

/** One of the shop's sitemaps by the end of its name (`produtos`); undefined where there is none. */
export function sitemapByName(shop: Shop, name: string): string | undefined {
  const file = sitemaps(shop).find((candidate) => candidate.name === `sitemap-${name}.xml`)
  return file && sitemapText(file.pages, shop.siteUrl)
}

/** robots.txt: crawlers may read every page. `siteUrl` has no trailing slash. */
export const robotsText = ({ siteUrl }: Pick<Shop, 'siteUrl'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
