import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { accessory, cuffVariants, ecgVariants, equipment, registries, summaryOf } from '#tests/samples.ts'
import { browseList } from './browse.ts'
import { buildList } from './catalogue-list.ts'
import type { FacetName } from './list-kinds.ts'
import { parseListQuery } from './list-query.ts'

const parts = [
  accessory({ id: 'ecg-philips', equipmentModel: ['mx450'], variants: ecgVariants }),
  accessory({ id: 'ecg-mindray', equipmentBrand: 'mindray', sku: 'C5VG14', currentPrice: 1800 }),
  accessory({
    id: 'spo2-philips',
    productType: 'sensores-spo2',
    equipmentModel: ['mx450', 'mx550'],
    condition: 'novo',
  }),
  accessory({
    id: 'cuff',
    productType: 'bracadeiras-pni',
    equipmentBrand: 'universal',
    additionalEquipmentBrands: ['philips'],
    variants: cuffVariants,
    availability: 'em-breve',
  }),
]
const accessories = buildList('acessorios', parts, { summarize: summaryOf, registries: registries() })
const ask = (query: string) => browseList(accessories, parseListQuery(new URLSearchParams(query), 'acessorios'))
const ids = (query: string) => ask(query).products.map(({ product }) => product.id)
const counts = (query: string, name: FacetName) =>
  Object.fromEntries(
    ask(query)
      .facets.find((facet) => facet.name === name)
      ?.options.map(({ value, count }) => [value, count]) ?? [],
  )

test('an item passes a facet when one of its values is selected, and must pass every facet', () => {
  expect(ids('marca=philips').toSorted()).toEqual(['cuff', 'ecg-philips', 'spo2-philips'])
  expect(ids('marca=mindray&marca=universal').toSorted()).toEqual(['cuff', 'ecg-mindray'])
  expect(ids('marca=philips&tipo=cabos-ecg,sensores-spo2&modelo=mx550')).toEqual(['spo2-philips'])
})

test('a list filtered by brand or model begins with what is of it or named after it, in its own order', () => {
  expect(ids('marca=philips')).toEqual(['spo2-philips', 'ecg-philips', 'cuff'])
  const named = accessory({
    id: 'z-named',
    name: 'Sensor para MX550',
    productType: 'sensores-spo2',
    equipmentModel: ['mx550'],
  })
  const cited = accessory({ id: 'a-cited', name: 'Sensor', productType: 'sensores-spo2', equipmentModel: ['mx550'] })
  const list = buildList('acessorios', [cited, named], { summarize: summaryOf, registries: registries() })
  const shown = browseList(list, parseListQuery(new URLSearchParams('modelo=mx550'), 'acessorios')).products
  expect(shown.map(({ product }) => product.id)).toEqual(['z-named', 'a-cited'])
})

test('an option counts the products behind it with the other facets applied, and zero-count options are hidden', () => {
  expect(counts('', 'tipo')).toEqual({ 'cabos-ecg': 2, 'bracadeiras-pni': 1, 'sensores-spo2': 1 })
  expect(counts('marca=mindray', 'tipo')).toEqual({ 'cabos-ecg': 1 })
  expect(counts('marca=mindray', 'marca')).toEqual({ philips: 3, mindray: 1, universal: 1 })
})

test('a selected option stays although nothing is behind it, so that it can be removed', () => {
  expect(counts('marca=mindray&modelo=mx450', 'modelo')).toEqual({ mx450: 0 })
})

test('values that the list does not know are dropped from the query', () => {
  expect(ask('marca=siemens&modelo=mx999').query.selected).toEqual({})
  expect(ask('marca=siemens').total).toBe(4)
})

test('availability filters by one value and counts all of them', () => {
  expect(ids('disponibilidade=em-breve')).toEqual(['cuff'])
  expect(ask('disponibilidade=em-breve').availabilities).toEqual([
    { value: 'em-estoque', count: 3 },
    { value: 'em-breve', count: 1 },
  ])
})

test('parts are filtered by price only when the range is not the whole one; on request counts as 0', () => {
  expect(ids('preco=0-1000000')).toHaveLength(4)
  expect(ids('preco=1-5000')).toEqual(['ecg-mindray'])
  expect(ids('preco=0-500').toSorted()).toEqual(['cuff', 'ecg-philips', 'spo2-philips'])
})

test('of equipment only what has a price is filtered by it', () => {
  const machines = [
    equipment({ id: 'sob-consulta' }),
    equipment({ id: 'caro', currentPrice: 90_000 }),
    equipment({ id: 'barato', currentPrice: 900 }),
  ]
  const list = buildList('equipamentos', machines, { summarize: summaryOf, registries: registries() })
  const found = browseList(list, parseListQuery(new URLSearchParams('preco=0-1000'), 'equipamentos'))
  expect(found.products.map(({ product }) => product.id)).toEqual(['barato', 'sob-consulta'])
})

test('a page has the first products and says how many there are', () => {
  const many = Array.from({ length: 45 }, (_, index) => accessory({ id: `cabo-${index}` }))
  const list = buildList('acessorios', many, { summarize: summaryOf, registries: registries() })
  const shown = (query: string) => browseList(list, parseListQuery(new URLSearchParams(query), 'acessorios'))
  expect(shown('').total).toBe(45)
  expect(shown('').products).toHaveLength(20)
  expect(shown('mostrar=36').products).toHaveLength(36)
  expect(shown('mostrar=500').products).toHaveLength(45)
})

test('a served page carries the most frequent options and says how many it left out', () => {
  const { facets } = browseList(accessories, parseListQuery(new URLSearchParams('marca=universal'), 'acessorios'), {
    maximumOptions: 1,
  })
  const brands = facets.find(({ name }) => name === 'marca')
  expect(brands?.options.map(({ value }) => value)).toEqual(['philips', 'universal'])
  expect(brands?.omittedCount).toBe(1)
})

test('each count is the number of products that selecting that option alone would show', () => {
  const facetNames = ['marca', 'tipo', 'modelo', 'condicao'] as const
  const values = keysOf(
    Object.fromEntries(
      accessories.items.flatMap(({ values: facetValues }) => Object.keys(facetValues).map((key) => [key, true])),
    ),
  )
  expect(values.toSorted()).toEqual([...facetNames].toSorted())
  const choice = fc.record({
    marca: fc.subarray(['philips', 'mindray', 'universal']),
    tipo: fc.subarray(['cabos-ecg', 'sensores-spo2', 'bracadeiras-pni']),
    condicao: fc.subarray(['novo', 'compativel']),
  })
  fc.assert(
    fc.property(choice, (selected) => {
      const answer = browseList(accessories, { search: '', selected })
      for (const { name, options } of answer.facets) {
        for (const { value, count } of options) {
          expect(browseList(accessories, { search: '', selected: { ...selected, [name]: [value] } }).total).toBe(count)
        }
      }
    }),
  )
})

test('parts that cite the asked model stand apart from those that do not, counted after the filters', () => {
  const found = accessories.items.map((item) => ({ item, isCited: item.summary.id !== 'cuff' }))
  const groups = (query: string) =>
    browseList(accessories, parseListQuery(new URLSearchParams(query), 'acessorios'), { found }).products.map(
      ({ group }) => group,
    )
  expect([...new Set(groups('search=x'))]).toEqual([
    '3 compatíveis com este modelo, segundo a ficha',
    '1 sem este modelo na ficha',
  ])
  expect([...new Set(groups('search=x&marca=mindray'))]).toEqual([undefined])
})
