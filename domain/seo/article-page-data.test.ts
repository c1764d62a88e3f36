import { expect, test } from 'vitest'
import { siteSample as site } from '#tests/site-sample.ts'
import { articlePageData } from './article-page-data.ts'

const article = {
  slug: 'cabo-ecg',
  title: 'Cabo de ECG',
  description: 'Três ou cinco vias.',
  publishedAt: '2024-03-14',
  updatedAt: '2024-03-15',
  section: 'Guias Técnicos',
  keywords: ['Guias Técnicos', 'Cabos de ECG'],
  wordCount: 900,
  picture: '/desenhos/blog.svg',
}

test('the posting is signed by the team, published by the brand and dated', () => {
  expect(articlePageData(article, site)[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Cabo de ECG',
    author: { '@type': 'Organization', name: 'Equipe Vitrine Médica' },
    publisher: { '@type': 'Organization', name: 'Vitrine Médica' },
    datePublished: '2024-03-14',
    dateModified: '2024-03-15',
    articleSection: 'Guias Técnicos',
    keywords: 'Guias Técnicos, Cabos de ECG',
  })
})

test('the trail leads from Home over Blog to the article', () => {
  expect(articlePageData(article, site)[1]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://vitrinemedica.example' },
      { position: 2, name: 'Blog', item: 'https://vitrinemedica.example/blog' },
      { position: 3, name: 'Cabo de ECG', item: 'https://vitrinemedica.example/blog/cabo-ecg' },
    ],
  })
})

test('an article without a category has no section', () => {
  expect(articlePageData({ ...article, section: undefined }, site)[0]).not.toHaveProperty('articleSection')
})
