import { expect, test } from 'vitest'
import { rssText } from './articles.ts'

const source = {
  articles: [
    {
      slug: 'cabos',
      title: 'Cabos & <sensores>',
      excerpt: 'Três "vias".',
      html: '<h2 id="a"><a href="#a">A</a></h2><p><a href="/contato">x</a> 5 &lt; 6\u0000</p>',
      category_id: '3',
      created_at: '2024-01-10',
      published_at: '2024-01-15',
      updated_at: '2024-02-01',
    },
    {
      slug: 'antigo',
      title: 'Antigo',
      excerpt: 'E',
      html: '',
      category_id: '9',
      created_at: '2024-01-09',
      updated_at: '2024-01-09',
    },
  ],
  blogCategories: [{ id: '3', name: 'Guias Técnicos', slug: 'guias-tecnicos' }],
  brand: { name: 'Vitrine Médica' },
  siteUrl: 'https://vitrinemedica.example',
  description: 'Guias de peças.',
}

test('the feed names the blog, itself and each article', () => {
  expect(rssText(source)).toContain('<title>Blog Vitrine Médica</title>')
  expect(rssText(source)).toContain('<atom:link href="https://vitrinemedica.example/blog/rss.xml" rel="self"')
  expect(rssText(source)).toContain('<guid isPermaLink="true">https://vitrinemedica.example/blog/cabos</guid>')
  expect(rssText(source)).toContain('<category>Guias Técnicos</category>')
})

test('a day is dated from its start in Brasília, by publication, else by creation', () => {
  expect(rssText(source)).toContain('<pubDate>Mon, 15 Jan 2024 03:00:00 GMT</pubDate>')
  expect(rssText(source)).toContain('<pubDate>Tue, 09 Jan 2024 03:00:00 GMT</pubDate>')
})

test('the feed is as new as the last change of an article', () => {
  expect(rssText(source)).toContain('<lastBuildDate>Thu, 01 Feb 2024 03:00:00 GMT</lastBuildDate>')
})

test('titles and HTML are escaped, and what XML cannot hold is left out', () => {
  const feed = rssText(source)
  expect(feed).toContain('<title>Cabos &amp; &lt;sensores&gt;</title>')
  expect(feed).toContain('5 &amp;lt; 6&lt;/p&gt;')
  expect(feed).not.toContain('\u0000')
})

test('links within an article name the site', () => {
  expect(rssText(source)).toContain('href=&quot;https://vitrinemedica.example/contato&quot;')
  expect(rssText(source)).toContain('href=&quot;https://vitrinemedica.example/blog/cabos#a&quot;')
})
