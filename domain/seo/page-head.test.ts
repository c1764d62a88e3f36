import { expect, test } from 'vitest'
import { headTags, type PageHead } from './page-head.ts'

const site = { name: 'Vitrine Médica', url: 'https://vitrinemedica.example' }
const head: PageHead = { title: 'Contato', description: 'Fale conosco.', path: '/contato' }

test('a page has title, description, canonical link and Open Graph tags', () => {
  expect(headTags(head, site)).toEqual([
    { title: 'Contato | Vitrine Médica' },
    { name: 'description', content: 'Fale conosco.' },
    { tagName: 'link', rel: 'canonical', href: 'https://vitrinemedica.example/contato' },
    { property: 'og:title', content: 'Contato | Vitrine Médica' },
    { property: 'og:description', content: 'Fale conosco.' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: 'https://vitrinemedica.example/contato' },
    { property: 'og:site_name', content: 'Vitrine Médica' },
    { property: 'og:locale', content: 'pt_BR' },
  ])
})

test('a page with a picture has a large preview, its address whole', () => {
  const picture = { src: '/social/contato.1a2b3c4d.png', width: 1200, height: 630, alt: 'Contato' }
  expect(headTags({ ...head, picture }, site).slice(-5)).toEqual([
    { property: 'og:image', content: 'https://vitrinemedica.example/social/contato.1a2b3c4d.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Contato' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
})

test('the home page’s address has no slash at its end', () => {
  expect(headTags({ ...head, path: '/' }, site)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://vitrinemedica.example',
  })
})

test('a filtered or private page is not indexed, but its links are followed', () => {
  expect(headTags({ ...head, isHidden: true }, site)).toContainEqual({ name: 'robots', content: 'noindex,follow' })
})

test('any other page says nothing to robots', () => {
  expect(headTags({ ...head, isHidden: false }, site).filter(({ name }) => name === 'robots')).toEqual([])
  expect(headTags(head, site).filter(({ name }) => name === 'robots')).toEqual([])
})

test('a page may say what kind it is', () => {
  expect(headTags({ ...head, type: 'article' }, site)).toContainEqual({ property: 'og:type', content: 'article' })
})

test('a page may bring its whole title, for its tab and its previews', () => {
  const titles = headTags({ ...head, fullTitle: 'Guia | Blog Vitrine Médica' }, site)
  expect(titles).toContainEqual({ title: 'Guia | Blog Vitrine Médica' })
  expect(titles).toContainEqual({ property: 'og:title', content: 'Guia | Blog Vitrine Médica' })
})
