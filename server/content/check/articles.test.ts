import { expect, test } from 'vitest'
import { renderArticle } from '#server/content/articles/render-article.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent, type Content } from '#server/content/load-content.ts'
import { copyContent } from '#tests/content-folder.ts'
import { articleIdFaults, articleLinkFaults, articlePictureFaults } from './articles.ts'

const sample = (slug: string, body: string, published = true): Content['articles'][number] => ({
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
  ...renderArticle('markdown', body),
})

function faultsOf(body: string, brokenFiles: string[] = []): string[] {
  const articles = [sample('um', body), sample('dois', '## Fim'), sample('rascunho', 'Ainda não.', false)]
  const content = {
    articles,
    products: [{ id: 'cabo', formerly: ['cabo-antigo'] }],
    categories: [{ slug: 'capnografia', aliases: ['co2'] }],
    registries: { makers: [{ key: 'dixtal', models: [{ key: 'dx-2020' }] }] },
    pages: { plain: [{ slug: 'termos' }] },
  }
  const faults = articleLinkFaults(content as unknown as Content, new Set(brokenFiles))
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

const { articles } = await loadContent(new ContentFiles('tests/fixture'))
const [first] = articles
const numbered = (...ids: string[]) =>
  articleIdFaults({ articles: ids.flatMap((id) => (first ? [{ ...first, id, slug: `artigo-${id}` }] : [])) })

test('a number that another article has is refused, and the other is named', () => {
  expect(numbered('1', '2', '2')).toEqual([
    {
      file: 'content/blog/artigo-2.md',
      path: 'id',
      code: 'conteudo-artigo-numero-repetido',
      problem: 'há 2, que content/blog/artigo-2.md também tem; dê a este artigo o número seguinte ao do último',
    },
  ])
})

test('the two articles of the specification that share 19 stand, a third does not', () => {
  expect(numbered('1', '19', '19')).toEqual([])
  expect(numbered('19', '19', '19')).toHaveLength(1)
})

function problems(body: string, photographs: string[] = []): string[] {
  return articlePictureFaults([{ ...sample('um', body), photographs }]).map(
    ({ path, problem }) => `${path}: ${problem}`,
  )
}

test('a figure by its name and a photograph of the folder are sound', () => {
  expect(problems('![a](figura:ecg-3-vias "b")\n\n![a](foto.jpg "b")', ['foto.jpg'])).toEqual([])
})

test('a figure that nobody drew is named with those that there are', () => {
  expect(problems('![a](figura:ecg-4-vias "b")')[0]).toMatch(
    /ecg-4-vias: não há figura com este nome; espera-se uma destas: .*ecg-3-vias/,
  )
})

test('a photograph that is not in the folder of the article', () => {
  expect(problems('![a](foto.jpg "b")', ['outra.jpg'])).toEqual([
    'foto.jpg: não há este arquivo em content/blog/um/, que tem: outra.jpg',
  ])
})

test('a picture of another site and what is no picture', () => {
  expect(problems('![a](https://outro.example/a.png "b")')[0]).toContain('é imagem de outro site')
  expect(problems('![a](/contato "b")')[0]).toContain('não é imagem')
})

test('a picture without words or caption', () => {
  expect(problems('![](figura:ecg-3-vias "b")')[0]).toContain('não tem texto')
  expect(problems('![a](figura:ecg-3-vias)')[0]).toContain('não tem legenda')
})

const fileText = (category: string, more = '', text = 'Texto.') => `---
id: "9${category}"
title: Um artigo
excerpt: Dois dedos de texto.
category_id: "${category}"
published: true
created_at: "2026-01-01"
updated_at: "2026-01-01"
${more}---

${text}
`
const source = (more: string) => `  - { name: Norma, publisher: ABNT, says: Diz isto., ${more} }\n`

test('an article of a technical category names its sources, one of another need not', async () => {
  const folder = await copyContent()
  await folder.write('blog/um.md', fileText('1'))
  await folder.write('blog/dois.md', fileText('2'))
  await folder.write('blog/tres.md', fileText('3', `sources:\n${source('year: "2020"')}`, 'Diz isto[^1].'))
  expect((await folder.faults()).map(({ file, path }) => `${file} ${path}`)).toEqual(['content/blog/um.md sources'])
})

test('a source has a year in four figures or none, and an address that opens', async () => {
  const folder = await copyContent()
  await folder.write('blog/um.md', fileText('2', `sources:\n${source('year: "20", url: http://a.example')}`))
  expect((await folder.faults()).map(({ path }) => path)).toEqual(['sources.0.url', 'sources.0.year'])
})

/** The faults of one article with these sources and this text. */
async function sourceFaultsOf(sources: string[], text: string): Promise<string[]> {
  const folder = await copyContent()
  await folder.write('blog/um.md', fileText('2', `sources:\n${sources.map(source).join('')}`, text))
  return (await folder.faults()).map(({ path, code }) => `${path} ${code}`)
}

test('a source that no sentence names, and a mark that leads to none, are refused', async () => {
  expect(await sourceFaultsOf(['year: "2020"', 'year: "2021"'], 'Uma frase[^1].')).toEqual([
    'sources.1 conteudo-fonte-sem-frase',
  ])
  expect(await sourceFaultsOf(['year: "2020"'], 'Uma frase[^1], outra[^2].')).toEqual([
    'sources conteudo-fonte-que-nao-ha',
  ])
  expect(await sourceFaultsOf(['year: "2020"'], 'Uma frase[^1].')).toEqual([])
})

test('an address leads to the document and says when it was seen; without one, the year finds it in print', async () => {
  const text = 'Uma frase[^1].'
  expect(await sourceFaultsOf(['year: s.d., url: https://a.example/, seen: "2026-11-24"'], text)).toEqual([
    'sources.0.url conteudo-fonte-so-dominio',
  ])
  expect(await sourceFaultsOf(['year: s.d., url: https://a.example/lei'], text)).toEqual([
    'sources.0.seen conteudo-fonte-sem-data',
  ])
  expect(await sourceFaultsOf(['year: s.d., url: https://a.example/?lei=1, seen: "2026-11-24"'], text)).toEqual([])
  expect(await sourceFaultsOf(['year: s.d.'], text)).toEqual(['sources.0 conteudo-fonte-sem-lugar'])
})
