import { expect, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'

/** What holds for every text that a visitor reads. */

const { products, categories, pages, articles, brand } = await loadContent(new ContentFiles('.'))

interface Text {
  where: string
  text: string
}

/** Fields that are codes, addresses or words to search by, not sentences to read. */
const unread = new Set([
  'id',
  'condition',
  'availability',
  'drawing',
  'side',
  'use',
  'icon',
  'slug',
  'aliases',
  'sku',
  'tags',
  'keywords',
  'productTypeFilter',
  'productType',
  'href',
  'url',
  'to',
  'picture',
  'scene',
  'html',
  'links',
  'ids',
])

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner, `${where}.${key}`)))
}

const texts = [
  ...products.flatMap((product) => textsIn(product, product.id)),
  ...categories.flatMap((category) => textsIn(category, category.slug)),
  ...articles.flatMap((article) => textsIn(article, article.slug)),
  ...textsIn(pages, 'pages'),
  ...textsIn(brand, 'brand'),
]
const matching = (pattern: RegExp) =>
  texts.flatMap(({ where, text }) => (pattern.test(text) ? [`${where}: ${pattern.exec(text)?.[0]}`] : []))

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(0)
})

test('no text is a placeholder', () => {
  expect(
    matching(
      /\b(TODO|FIXME|TBD|XXX|undefined|null|NaN|[Ll]orem|[Ii]psum)\b|[Tt]exto de modelo|[Ee]m construção|\{\w+\}/,
    ),
  ).toEqual([])
})

test('words that Portuguese writes with accents have them', () => {
  const bare =
    /(?<![\w/.-])(nao|sao|voce|tambem|apos|atraves|oxigenio|pressao|conexao|extensao|versao|adaptacao|manutencao|calibracao|medicao|esofagico|eletrico|eletronico|codigo|medico|tecnico|pediatrico|compativel|compativeis|descartavel|descartaveis|reutilizavel|reutilizaveis|bracadeiras?|celulas?|lampadas?|orcamento|servico|numero|unico|proprio|possivel|disponivel|saude|capnografo|padrao|reposicao|aplicacao|fixacao|protecao|atencao)(?![\w-])/i
  expect(matching(bare)).toEqual([])
})

test('no text has doubled words, doubled blanks or a blank before a comma', () => {
  // An article's text runs its table cells together, so a word may follow itself there.
  expect(matching(/(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/u).filter((hit) => !/^[\w-]+\.text: /.test(hit))).toEqual(
    [],
  )
  // Two semicolons in a row are the empty cells of a sheet to copy.
  expect(matching(/[^\n] {2,}\S| ,| ;(?!;)/)).toEqual([])
})

test('descriptions end as sentences do and are two sentences or more', () => {
  const odd = products.filter(
    ({ description }) => !/[.!?]$/.test(description) || (description.match(/[.!?](\s|$)/g) ?? []).length < 2,
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('names have no full stop at the end and are no longer than a card holds', () => {
  expect(products.filter(({ name }) => name.endsWith('.') || name.length > 90).map(({ name }) => name)).toEqual([])
})

test('every product says what is in the box and at least two of its specifications', () => {
  const bare = products.filter(
    ({ includedItems, specifications }) => includedItems.length === 0 || specifications.length < 2,
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})
