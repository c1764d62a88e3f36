import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { pages, siteUrl, get } = await servedSite('.')

async function served(path: string): Promise<string> {
  return (await get(path)).text()
}

function pathsIn(xml: string, name: 'loc' | 'image:loc'): string[] {
  const found = [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, url = '']) => url)
  expect(found.filter((url) => !url.startsWith(siteUrl))).toEqual([])
  return found.map((url) => url.slice(siteUrl.length) || '/')
}

const sitemaps = await Promise.all(pathsIn(await served('/sitemap.xml'), 'loc').map(served))

test('robots.txt keeps robots out of no page and leads to the sitemap', async () => {
  const lines = (await served('/robots.txt')).split('\n')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test('the sitemaps name every page that may be found but the cart, each once, and no other', () => {
  const named = sitemaps.flatMap((xml) => pathsIn(xml, 'loc'))
  const all = [...pages.values()]
    .filter(({ path, isHidden }) => path !== '/carrinho' && !isHidden)
    .map(({ path }) => path)
  expect(named.toSorted()).toEqual(all.toSorted())
})

test('every picture that a sitemap names is served, and every product has one', async () => {
  const pictures = sitemaps.flatMap((xml) => pathsIn(xml, 'image:loc'))
  const [first = '', ...others] = pictures
  for (const path of [first, ...others.filter((_, index) => index % 20 === 0)])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  const entries = sitemaps.join('').match(/<url>.*<\/url>/g) ?? []
  expect(entries.filter((entry) => entry.includes('/produto/') && !entry.includes('<image:loc>'))).toEqual([])
})

test('articles carry the date of their last change', () => {
  const entries = sitemaps.join('').match(/<url><loc>[^<]*\/blog\/.*<\/url>/g) ?? []
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry))).toEqual([])
})
