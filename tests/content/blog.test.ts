import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { wordCount } from '#domain/blog/article.ts'
import { publicationDate, publishedArticles } from '#domain/blog/articles.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'

/** What the spec (§3 'Blog post', §9) and the catalogue ask of whatever articles there are. */
const content = await loadContent(new ContentFiles('.'))
const articles = publishedArticles(content.articles)
/** The spec dates its own articles until then (§3). */
const later = articles.filter((article) => publicationDate(article) > '2024-03-15')
const technical = new Set(content.blogCategories.filter((category) => category.technical).map(({ id }) => id))

test('each later article has an id of its own, above those of the spec', () => {
  const ids = later.map(({ id }) => Number(id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.min(21, ...ids)).toBe(21)
})

test("the spec's 21 dated articles stand, two of them with id 19", () => {
  const dated = articles.filter((article) => !later.includes(article)).map(({ id }) => id)
  expect(dated).toHaveLength(21)
  expect(dated.filter((id, index) => dated.indexOf(id) !== index)).toEqual(['19'])
})

test.each(later)('$slug has 1,000 to 1,800 words', ({ text }) => {
  expect(wordCount(text)).toBeGreaterThanOrEqual(1000)
  expect(wordCount(text)).toBeLessThanOrEqual(1800)
})

test('no two articles have the same title, search title or description', () => {
  for (const key of ['title', 'seo_title', 'seo_description', 'excerpt'] as const) {
    const given = articles.flatMap((article) => article[key] ?? [])
    expect(given.filter((text, index) => given.indexOf(text) !== index)).toEqual([])
  }
})

test.each(articles)('$slug is created before published before updated before revised', (article) => {
  const dates = [
    article.created_at,
    publicationDate(article),
    article.updated_at,
    article.revised_at ?? article.updated_at,
  ]
  expect(dates).toEqual(dates.toSorted())
})

test.each(articles.filter((article) => technical.has(article.category_id)))(
  '$slug names its sources',
  ({ sources }) => {
    expect(sources.length).toBeGreaterThanOrEqual(2)
  },
)

test('every figure that is drawn stands in an article', () => {
  const shown = new Set(articles.flatMap(({ pictures }) => pictures.map(({ src }) => src)))
  expect([...drawingFiles('figures').keys()].filter((name) => !shown.has(`figura:${name}`))).toEqual([])
})

test('the guide to content names every figure, so that who writes an article finds it', async () => {
  const list = /Os que há: (?<names>.*)\.$/m.exec(await readFile('docs/guia-de-conteudo.md', 'utf8'))?.groups?.['names']
  expect(list?.replaceAll('`', '').split(', ')).toEqual([...drawingFiles('figures').keys()])
})

test('every category of products and the page about the company are led to by an article', () => {
  const led = new Set(articles.flatMap(({ links }) => links))
  const paths = ['/sobre', ...content.categories.map(({ slug }) => `/categoria/${slug}`)]
  expect(paths.filter((path) => !led.has(path))).toEqual([])
})

test.each(articles)('$slug has 700 words or more in sections', ({ text, contents }) => {
  expect(wordCount(text)).toBeGreaterThanOrEqual(700)
  expect(contents.length).toBeGreaterThanOrEqual(3)
})

test.each(articles)('$slug has a table or a list, and no heading above its sections', ({ html }) => {
  expect(html).toMatch(/<table>|<ul>|<ol>/)
  expect(html).not.toContain('<h1')
})

test.each(articles)('$slug leads to two or more categories, products or articles and names its products', (article) => {
  const links = article.links.filter((link) => /^\/(categoria|produto|blog)\//.test(link))
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(article.relatedProducts.length).toBeGreaterThanOrEqual(2)
})

/** The tools that an article's subject asks for. */
const tools: [slugs: string[], paths: string[]][] = [
  [
    [
      'qual-e-o-meu-conector',
      'conectores-pni-como-identificar',
      'extensoes-pni-comprimentos',
      'falhas-em-bracadeiras-pni',
    ],
    ['/identificar-peca', '/compatibilidade'],
  ],
  [
    ['compatibilidade-sensores-spo2', 'sensores-de-temperatura-escolha-e-uso', 'equipamento-fora-de-linha-o-que-fazer'],
    ['/identificar-peca', '/compatibilidade'],
  ],
  [
    [
      'planejar-estoque-de-acessorios',
      'descrever-peca-em-licitacao-sem-marca',
      'como-reduzir-custos-com-acessorios-hospitalares',
    ],
    ['/pedido-rapido', '/solicitacao'],
  ],
]

test.each(tools)('%s lead to the tools of their subject', (slugs, paths) => {
  for (const { links } of articles.filter(({ slug }) => slugs.includes(slug)))
    expect(links).toEqual(expect.arrayContaining(paths))
})

/**
 * What an article about one thing may lead to: the types of its products. Articles about all of a bed's parts are not
 * here.
 */
const subjects: Record<string, string[]> = {
  'aha-ou-iec-como-nao-misturar': ['cabos-ecg', 'eletrodos'],
  'padroes-de-cores-ecg-aha-iec': ['cabos-ecg', 'eletrodos'],
  'cabo-ecg-3-ou-5-vias': ['cabos-ecg', 'eletrodos'],
  'cabo-de-ecg-tronco-ou-peca-unica': ['cabos-ecg', 'eletrodos'],
  'compatibilidade-sensores-spo2': ['sensores-spo2'],
  'sensores-de-temperatura-escolha-e-uso': ['sensores-temperatura'],
  'ecg-com-ruido-como-achar-a-causa': ['cabos-ecg', 'eletrodos', 'placas-componentes-eletronicos'],
  'sensor-de-fluxo-e-valvula-exalatoria': ['sensores-transdutores', 'valvulas-exalatorias'],
  'transdutores-fetais-como-testar': ['sensores-transdutores-diversos', 'sensores-spo2', 'cabos-ecg'],
  'cabos-pressao-invasiva-transdutores': ['cabos-pi', 'sensores-transdutores'],
  'capnografia-acessorios-e-manutencao': ['capnografia'],
  'celulas-de-oxigenio-como-envelhecem': ['celulas-o2', 'analisadores'],
  'displays-lcd-monitores-diagnostico-e-troca': ['displays-monitores-lcd', 'placas-componentes-eletronicos'],
  'baterias-de-monitores-e-desfibriladores': ['baterias'],
  'alarmes-de-bombas-de-infusao': ['baterias', 'placas-componentes-eletronicos', 'modulos'],
  'problemas-em-bombas-de-infusao': ['baterias', 'placas-componentes-eletronicos', 'modulos'],
  'pas-de-desfibrilador-guia': ['pas-eletrodos-desfibrilacao'],
  'conectores-pni-como-identificar': ['conectores-pni', 'cabos-extensoes-pni', 'bracadeiras-pni'],
  'extensoes-pni-comprimentos': ['conectores-pni', 'cabos-extensoes-pni', 'bracadeiras-pni'],
  'falhas-em-bracadeiras-pni': [
    'conectores-pni',
    'cabos-extensoes-pni',
    'bracadeiras-pni',
    'placas-componentes-eletronicos',
  ],
}

test.each(articles.filter(({ slug }) => slug in subjects))(
  '$slug leads to no product of another subject',
  (article) => {
    const products = new Set([
      ...article.relatedProducts,
      ...article.links.flatMap((link) => (link.startsWith('/produto/') ? link.slice('/produto/'.length) : [])),
    ])
    const ofProducts = content.products.flatMap((product) =>
      products.has(product.id) ? ['productType' in product ? product.productType : 'equipment'] : [],
    )
    const ofCategories = content.categories
      .filter(({ slug }) => article.links.includes(`/categoria/${slug}`))
      .flatMap(({ productTypeFilter }) => productTypeFilter)
    const strange = [...ofProducts, ...ofCategories].filter((type) => !subjects[article.slug]?.includes(type))
    expect(strange).toEqual([])
  },
)

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
  for (const { text } of articles.filter((article) => article.slug === slug)) expect(text).toMatch(words)
})
