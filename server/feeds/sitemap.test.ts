import { expect, test } from 'vitest'
import { indexText, robots, sitemapFiles, sitemapText } from './sitemap.ts'

const siteUrl = 'https://vitrinemedica.example'

test('a page is named by its whole address, with its date and pictures where they are known', () => {
  const text = sitemapText(
    [
      { path: '/' },
      { path: '/produto/1', pictures: ['/desenhos/1.svg'] },
      { path: '/blog/a', changedAt: '2024-03-15' },
    ],
    siteUrl,
  )
  expect(text).toContain('<url><loc>https://vitrinemedica.example</loc></url>')
  expect(text).toContain(
    '<image:image><image:loc>https://vitrinemedica.example/desenhos/1.svg</image:loc></image:image>',
  )
  expect(text).toContain('<url><loc>https://vitrinemedica.example/blog/a</loc><lastmod>2024-03-15</lastmod></url>')
})

test('signs that XML reserves are escaped', () => {
  expect(sitemapText([{ path: '/busca?a=1&b=<2>' }], siteUrl)).toContain('/busca?a=1&amp;b=&lt;2&gt;</loc>')
})

test('the index dates each sitemap by its latest page', () => {
  const pages = [
    { path: '/blog/a', changedAt: '2024-01-15' },
    { path: '/blog/b', changedAt: '2024-03-15' },
    { path: '/blog/c' },
  ]
  const text = indexText([...sitemapFiles('artigos', pages), ...sitemapFiles('paginas', [{ path: '/' }])], siteUrl)
  expect(text).toContain('<loc>https://vitrinemedica.example/sitemap-artigos.xml</loc><lastmod>2024-03-15</lastmod>')
  expect(text).toContain('<sitemap><loc>https://vitrinemedica.example/sitemap-paginas.xml</loc></sitemap>')
})

test('more pages than one sitemap may hold go into several, and none is lost', () => {
  const pages = Array.from({ length: 20_001 }, (_, id) => ({ path: `/produto/${id}` }))
  const files = sitemapFiles('produtos', pages)
  expect(files.map(({ name }) => name)).toEqual([
    'sitemap-produtos.xml',
    'sitemap-produtos-2.xml',
    'sitemap-produtos-3.xml',
  ])
  expect(files.flatMap((file) => file.pages)).toEqual(pages)
})

test('a kind without pages has no sitemap', () => {
  expect(sitemapFiles('artigos', [])).toEqual([])
})

test('robots may read every page and find the sitemap', () => {
  expect(robots({ siteUrl })).toBe('User-agent: *\nAllow: /\n\nSitemap: https://vitrinemedica.example/sitemap.xml\n')
})
