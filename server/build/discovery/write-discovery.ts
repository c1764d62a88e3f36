import { join } from 'node:path'
import { lastChange } from '#domain/blog/last-change.ts'
import { paths } from '#domain/pages/paths.ts'
import { allPaths } from '#server/site/all-paths.ts'
import { compatibilityPaths } from '#server/site/compatibility/compatibility.ts'
import type { Site } from '#server/site/site.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapFiles, sitemapIndex, type SitemapFile } from './sitemap.ts'

const icons = ['/favicon.svg', '/icons/icon-192.png', '/icons/icon-512.png']

/**
 * Writes the files that crawlers and browsers look for: robots.txt, sitemaps, web app manifest. Runs after the site is
 * written.
 */
export async function writeDiscovery(site: Site, publicFolder: string): Promise<void> {
  const write = (name: string, text: string) => writeChanged(join(publicFolder, name), text)
  const files = await sitemapsOf(site)
  await Promise.all([
    write('robots.txt', robots(site.siteUrl)),
    write('sitemap.xml', sitemapIndex(files, site.siteUrl)),
    ...files.map(({ name, pages }) => write(name, sitemap(pages, site.siteUrl))),
    write('manifest.webmanifest', manifest(site, icons)),
  ])
}

async function sitemapsOf({ products, posts }: Site): Promise<SitemapFile[]> {
  const articles = posts.map(({ picture, pictures, ...post }) => ({
    path: paths.article(post.slug),
    changedAt: lastChange(post),
    pictures: [picture, ...pictures],
  }))
  const catalogue = products.map(({ id, images }) => ({
    path: paths.product(id),
    pictures: [...new Set(images.map(({ src }) => src))],
  }))
  const hidden = (await compatibilityPaths()).filter(({ isListed }) => !isListed).map(({ path }) => path)
  const named = new Set([
    // These pages show what a visitor has stored on the device, so crawlers find nothing on them.
    paths.cart,
    paths.request,
    paths.lists,
    ...hidden,
    ...articles.map(({ path }) => path),
    ...catalogue.map(({ path }) => path),
  ])
  const latest = articles
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  const others = (await allPaths())
    .filter((path) => !named.has(path))
    .map((path) => ({ path, ...(path === paths.blog && { changedAt: latest }) }))
  return [
    ...sitemapFiles('paginas', others),
    ...sitemapFiles('produtos', catalogue),
    ...sitemapFiles('artigos', articles),
  ]
}
