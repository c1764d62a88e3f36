import { expect, test } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { postLinkFaults } from './check-post-links.ts'
import { renderPost } from '#server/content/posts/render-post.ts'

const post = (slug: string, body: string, published = true): Content['posts'][number] => ({
  id: '1',
  slug,
  title: slug,
  excerpt: slug,
  scene: 'bancada',
  category_id: '1',
  published,
  created_at: '2024-01-15',
  updated_at: '2024-01-15',
  relatedProducts: [],
  sources: [],
  format: 'markdown',
  photographs: [],
  ...renderPost('markdown', body),
})

function faultsOf(body: string, brokenFiles: string[] = []): string[] {
  const posts = [post('um', body), post('dois', '## Fim'), post('rascunho', 'Ainda não.', false)]
  const content = {
    posts,
    products: [{ id: 'cabo', formerly: ['cabo-antigo'] }],
    categories: [{ slug: 'capnografia', aliases: ['co2'] }],
    registries: { makers: [{ key: 'dixtal', models: [{ key: 'dx-2020' }] }] },
    pages: { plain: [{ slug: 'termos' }] },
  }
  const faults = postLinkFaults(content as unknown as Content, new Set(brokenFiles))
  return faults.map(({ file, path, problem }) => `${file} ${path}: ${problem}`)
}

test.each([
  '/contato',
  '/sobre',
  '/blog',
  '/blog/dois',
  '/blog/dois#fim',
  '/categoria/capnografia',
  '/categoria/co2',
  '/produto/cabo?opcao=5-vias',
  '/produto/cabo-antigo',
  '/acessorios-componentes?search=cabo',
  '/blog/rss.xml',
  '/termos',
  '/compatibilidade/dixtal',
  '/compatibilidade/dixtal/dx-2020',
  '/comparar?p=cabo',
  '/ficha/cabo',
  'https://exemplo.example/x',
  'mailto:a@example.com',
])('%s leads somewhere', (link) => {
  expect(faultsOf(`[x](${link})`)).toEqual([])
})

test.each([
  '/produto/nada',
  '/categoria/nada',
  '/blog/nada',
  '/blog/rascunho',
  '/compatibilidade/nada',
  '/compatibilidade/dixtal/nada',
  '/nada',
  '/Contato',
])('%s is reported with the file and the link', (link) => {
  expect(faultsOf(`[x](${link})`)).toEqual([
    `content/blog/um.md ${link}: não há esta página no site; corrija o endereço ou retire o link`,
  ])
})

test.each(['contato', '../contato', '//exemplo.example/x'])('%s is no address from the root of the site', (link) => {
  expect(faultsOf(`[x](${link})`)).toEqual([expect.stringContaining('escreva um como /blog/…')])
})

test('a link to a heading needs that heading, here and in another article', () => {
  expect(faultsOf('## Aqui\n\n[x](#aqui)')).toEqual([])
  expect(faultsOf('## Aqui\n\n[x](#la)')).toEqual([
    'content/blog/um.md #la: não há subtítulo com o id la; espera-se um destes: aqui',
  ])
  expect(faultsOf('[x](/blog/dois#inicio)')).toEqual([
    'content/blog/um.md /blog/dois#inicio: não há subtítulo com o id inicio; espera-se um destes: fim',
  ])
})

test('a link to what stands in a faulty file is not a second fault', () => {
  expect(faultsOf('[x](/produto/nada)', ['content/products/nada.yaml'])).toEqual([])
  expect(faultsOf('[x](/blog/nada)', ['content/blog/nada.html'])).toEqual([])
})
