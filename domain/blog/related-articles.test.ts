import { expect, test } from 'vitest'
import { relatedArticles } from './articles.ts'

const article = (
  slug: string,
  links: string[] = [],
  rest: { category_id?: string; relatedProducts?: string[] } = {},
) => ({
  slug,
  links,
  category_id: rest.category_id ?? slug,
  relatedProducts: rest.relatedProducts ?? [],
})
const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug)

test('an article is not related to itself, nor to one with which it shares nothing', () => {
  const openArticle = article('um')
  expect(relatedArticles(openArticle, [openArticle, article('outro')])).toEqual([])
})

test('an article that is linked, in either direction, comes before one about the same parts', () => {
  const openArticle = article('um', ['/blog/citado', '/categoria/capnografia'])
  const samePart = article('mesma-peca', ['/categoria/capnografia'])
  expect(slugs(relatedArticles(openArticle, [samePart, article('citado'), article('cita', ['/blog/um'])]))).toEqual([
    'citado',
    'cita',
    'mesma-peca',
  ])
})

test('shared products and a shared category count, the contact page that all link to does not', () => {
  const openArticle = article('um', ['/contato'], { category_id: '1', relatedProducts: ['7'] })
  const others = [
    article('contato', ['/contato']),
    article('categoria', [], { category_id: '1' }),
    article('produto', [], { relatedProducts: ['7'] }),
  ]
  expect(slugs(relatedArticles(openArticle, others))).toEqual(['produto', 'categoria'])
})

test('at most three are shown', () => {
  const kin = ['a', 'b', 'c', 'd'].map((slug) => article(slug, [], { category_id: '1' }))
  expect(slugs(relatedArticles(article('um', [], { category_id: '1' }), kin))).toEqual(['a', 'b', 'c'])
})
