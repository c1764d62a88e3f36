import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#app/paths.ts'
import { allPaths } from '../site/all-paths.ts'
import type { Site } from '../site/site.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapFiles, sitemapIndex, type SitemapFile } from './sitemap.ts'

const icons = ['/favicon.svg', '/icons/icon-192.png', '/icons/icon-512.png']

/** Writes what machines look for first: robots.txt, the sitemaps, the web app manifest. Runs once the site is written down. */
export async function writeDiscovery(site: Site, publicFolder: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(publicFolder, name), text)
  const files = await sitemapsOf(site)
  await Promise.all([
    write('robots.txt', robots(site.siteUrl)),
    write('sitemap.xml', sitemapIndex(files, site.siteUrl)),
    ...files.map(({ name, pages }) => write(name, sitemap(pages, site.siteUrl))),
    write('manifest.webmanifest', manifest(site.brand, icons)),
  ])
}

async function sitemapsOf({ products, posts }: Site): Promise<SitemapFile[]> {
  const articles = posts.map(({ slug, updated_at, picture }) => ({
    path: paths.article(slug),
    changedAt: updated_at,
    pictures: [picture],
  }))
  const catalogue = products.map(({ id, images }) => ({
    path: paths.product(id),
    pictures: [...new Set(images.map(({ src }) => src))],
  }))
  const named = new Set([paths.cart, ...articles.map(({ path }) => path), ...catalogue.map(({ path }) => path)])
  const latest = articles
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  const others = (await allPaths())
    .filter((path) => !named.has(path))
    .map((path) => ({ path, ...(path === paths.blog && { changedAt: latest }) }))
  return [...sitemapFiles('paginas', others), ...sitemapFiles('produtos', catalogue), ...sitemapFiles('artigos', articles)]
}
