import { expect, test } from 'vitest'
import { articleData } from './structured-data.ts'

const publisher = { name: 'Vitrine Médica', url: 'https://vitrinemedica.example' }
const article = {
  slug: 'cabo-ecg',
  title: 'Cabo de ECG',
  description: 'Três ou cinco vias.',
  publishedAt: '2024-03-14',
  updatedAt: '2024-03-15',
  section: 'Guias Técnicos',
  keywords: ['Guias Técnicos', 'Cabos de ECG'],
  wordCount: 900,
}

test('the posting is signed by the team, published by the brand and dated', () => {
  expect(articleData(article, publisher)[0]).toMatchObject({
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
  expect(articleData(article, publisher)[1]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://vitrinemedica.example' },
      { position: 2, name: 'Blog', item: 'https://vitrinemedica.example/blog' },
      { position: 3, name: 'Cabo de ECG', item: 'https://vitrinemedica.example/blog/cabo-ecg' },
    ],
  })
})

test('an article without a category has no section', () => {
  expect(articleData({ ...article, section: undefined }, publisher)[0]).not.toHaveProperty('articleSection')
})
