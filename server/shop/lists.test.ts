import { beforeAll, expect, test } from 'vitest'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { browserListLimit } from '#domain/list/list-kinds.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { searchVocabulary } from '#tests/samples.ts'
import { browserIndex, buildNamedList, indexNames, listNames } from './lists.ts'

const vocabulary = searchVocabulary({ courtesies: { phrases: ['bom dia'], words: ['oi'] } })
let catalogue: Parameters<typeof browserIndex>[0]

beforeAll(async () => {
  const { products, categories, registries } = await loadCatalogue('tests/fixture')
  const drawn = products.map((product): CatalogueProduct => ({
    ...product,
    images: [{ key: 'geral', src: `/${product.id}.svg`, alt: product.name, variantIds: [] }],
  }))
  catalogue = { products: drawn, categories, vocabulary, registries }
})

test('equipment and parts are two lists, and together the whole catalogue', () => {
  const sizes = (['equipamentos', 'acessorios'] as const).map((name) => buildNamedList(catalogue, name).items.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(catalogue.products.length)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
})

test('each category lists its own types only, and none is empty', () => {
  for (const { slug, productTypeFilter } of catalogue.categories) {
    const { items } = buildNamedList(catalogue, `categoria-${slug}`)
    expect(items.length, slug).toBeGreaterThan(0)
    const types = new Set(items.map(({ summary }) => summary.productType))
    expect(productTypeFilter, slug).toEqual(expect.arrayContaining([...types]))
  }
})

test('the browser is given every list and the search', () => {
  expect(indexNames(catalogue)).toEqual([...listNames(catalogue), 'busca', 'pedido'])
  for (const name of indexNames(catalogue)) expect(browserIndex(catalogue, name), name).toBeDefined()
})

test('a list above the limit is left to the server, and so is the search', () => {
  const sample = catalogue.products.find(({ category }) => category === 'acessorios-componentes')
  if (!sample) throw new Error('no accessory in the catalogue')
  const many = Array.from({ length: browserListLimit + 1 }, (_, index) => ({ ...sample, id: `peca-${index}` }))
  const names = indexNames({ ...catalogue, products: many })
  expect(names).not.toContain('acessorios')
  expect(names).not.toContain('busca')
})
