import { expect, test } from 'vitest'
import { indexText, robotsText, sitemapText } from './sitemap.ts'

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
  const text = indexText(
    [
      { name: 'sitemap-artigos.xml', pages },
      { name: 'sitemap-paginas.xml', pages: [{ path: '/' }] },
    ],
    siteUrl,
  )
  expect(text).toContain('<loc>https://vitrinemedica.example/sitemap-artigos.xml</loc><lastmod>2024-03-15</lastmod>')
  expect(text).toContain('<sitemap><loc>https://vitrinemedica.example/sitemap-paginas.xml</loc></sitemap>')
})

test('robots may read every page and find the sitemap', () => {
  expect(robotsText({ siteUrl })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://vitrinemedica.example/sitemap.xml\n',
  )
})
