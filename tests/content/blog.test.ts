import { expect, test } from 'vitest'
import { publicationDate, publishedPosts } from '#domain/blog/published-posts.ts'
import { wordCount } from '#domain/blog/reading-minutes.ts'
import { loadContent } from '#server/content/load-content.ts'

/** What the spec (§3 'Blog post', §9) and the catalogue ask of the articles that ship with the site. */
const content = await loadContent(process.cwd())
const posts = publishedPosts(content.posts)

test('twenty-one articles are published, with the ids 1 to 20 and 19 twice', () => {
  const ids = posts.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
  expect(ids).toEqual([...Array.from({ length: 19 }, (_, index) => index + 1), 19, 20])
})

test('no two articles have the same title, search title or description', () => {
  for (const key of ['title', 'seo_title', 'seo_description', 'excerpt'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(posts.length)
  }
})

test('every category of the spec has articles', () => {
  expect(content.blogCategories.map(({ name }) => name)).toEqual(['Manutenção', 'Gestão de Clínicas', 'Guias Técnicos'])
  expect(new Set(posts.map(({ category_id }) => category_id))).toEqual(new Set(['1', '2', '3']))
})

test.each(posts)('$slug is dated within the spec, created before published before updated', (post) => {
  const dates = [post.created_at, publicationDate(post), post.updated_at]
  expect(dates).toEqual(dates.toSorted())
  expect(post.created_at >= '2024-01-15' && post.updated_at <= '2024-03-15').toBe(true)
})

test.each(posts)('$slug has 700 words or more in sections', ({ text, contents }) => {
  expect(wordCount(text)).toBeGreaterThanOrEqual(700)
  expect(contents.length).toBeGreaterThanOrEqual(3)
})

test.each(posts)('$slug has a table or a list, and no heading above its sections', ({ html }) => {
  expect(html).toMatch(/<table>|<ul>|<ol>/)
  expect(html).not.toContain('<h1')
})

test.each(posts)('$slug leads to two or more categories, products or articles and names its products', (post) => {
  const links = post.links.filter((link) => /^\/(categoria|produto|blog)\//.test(link))
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(post.relatedProducts.length).toBeGreaterThanOrEqual(2)
})

const claims: [what: string, slug: string, words: RegExp][] = [
  ['maintenance raises life by up to 40%', 'manutencao-preventiva-equipamentos-medicos', /até 40%/],
  ['kits give 15-20% discount', 'como-reduzir-custos-com-acessorios-hospitalares', /15% a 20%|15 a 20%|15-20%/],
  ['disposables last 3-6 months', 'como-reduzir-custos-com-acessorios-hospitalares', /3 a 6 meses/],
  ['cables and cuffs last 12-18 months', 'como-reduzir-custos-com-acessorios-hospitalares', /12 a 18 meses/],
  ['extension lengths', 'extensoes-pni-comprimentos', /1,5.*3,0.*5,0/],
  ['300 mmHg', 'extensoes-pni-comprimentos', /300 mmHg/],
  ['leak test at 200 mmHg', 'falhas-em-bracadeiras-pni', /200 mmHg/],
  ['leak test for 30 s', 'falhas-em-bracadeiras-pni', /30 (s|segundos)\b/],
  ['leak test under 10 mmHg', 'falhas-em-bracadeiras-pni', /10 mmHg/],
  ['wear under 10,000 cycles', 'falhas-em-bracadeiras-pni', /10\.000 ciclos/],
  ['leadwire life', 'cabo-de-ecg-tronco-ou-peca-unica', /6 a 12 meses/],
  ['trunk life', 'cabo-de-ecg-tronco-ou-peca-unica', /12 a 24 meses/],
  ['cash discount', 'leasing-ou-compra-de-equipamentos', /10%/],
]

test.each(claims)('the editorial figure stands where it belongs: %s', (_what, slug, words) => {
  expect(posts.find((post) => post.slug === slug)?.text).toMatch(words)
})
