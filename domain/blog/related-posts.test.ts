import { expect, test } from 'vitest'
import { relatedPosts } from './posts.ts'

const post = (slug: string, links: string[] = [], rest: { category_id?: string; relatedProducts?: string[] } = {}) => ({
  slug,
  links,
  category_id: rest.category_id ?? slug,
  relatedProducts: rest.relatedProducts ?? [],
})
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

test('an article is not related to itself, nor to one with which it shares nothing', () => {
  const one = post('um')
  expect(relatedPosts(one, [one, post('outro')])).toEqual([])
})

test('an article that is linked, in either direction, comes before one about the same parts', () => {
  const one = post('um', ['/blog/citado', '/categoria/capnografia'])
  const samePart = post('mesma-peca', ['/categoria/capnografia'])
  expect(slugs(relatedPosts(one, [samePart, post('citado'), post('cita', ['/blog/um'])]))).toEqual([
    'citado',
    'cita',
    'mesma-peca',
  ])
})

test('shared products and a shared category count, the contact page that all link to does not', () => {
  const one = post('um', ['/contato'], { category_id: '1', relatedProducts: ['7'] })
  const others = [
    post('contato', ['/contato']),
    post('categoria', [], { category_id: '1' }),
    post('produto', [], { relatedProducts: ['7'] }),
  ]
  expect(slugs(relatedPosts(one, others))).toEqual(['produto', 'categoria'])
})

test('at most three are shown', () => {
  const kin = ['a', 'b', 'c', 'd'].map((slug) => post(slug, [], { category_id: '1' }))
  expect(slugs(relatedPosts(post('um', [], { category_id: '1' }), kin))).toEqual(['a', 'b', 'c'])
})
