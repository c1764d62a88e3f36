import { expect, test } from 'vitest'
import { searchDocument } from '#tests/samples.ts'
import { buildIndex } from './index/search-index.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'
import { search } from './search.ts'

const vocabulary: SearchVocabulary = {
  synonyms: {},
  courtesies: { phrases: [], words: [] },
  symptoms: [],
  intent: {
    productTypes: {
      'sensores-temperatura': { names: ['sensor de temperatura'], hints: ['temperatura'] },
      'conectores-pni': { names: ['conector de pni'], hints: ['conector', 'pni'] },
    },
    brands: [{ key: 'philips', label: 'Philips', aliases: [], lines: [] }],
    equipment: {},
    specialized: [],
    sizes: {},
    functionWords: ['de', 'para'],
    ignoredWords: ['plug'],
    opposites: [['macho', 'fêmea']],
    elsewhere: ['rj45'],
  },
}

const name = 'Sensor de temperatura'
const index = buildIndex(
  [
    searchDocument({ id: 'two-pins', name, productType: 'sensores-temperatura', connectors: ['Redondo', '2 pinos'] }),
    searchDocument({
      id: 'p10',
      name,
      productType: 'sensores-temperatura',
      connectors: ['Plugue P10', 'P10', '3 pinos'],
    }),
    searchDocument({
      id: 'male',
      name: 'Conector de PNI macho, metal',
      productType: 'conectores-pni',
      tags: ['fêmea'],
    }),
    searchDocument({ id: 'female', name: 'Conector de PNI fêmea', productType: 'conectores-pni', tags: ['metal'] }),
    searchDocument({
      id: 'mrx',
      name: 'Sensor de temperatura HeartStart',
      productType: 'sensores-temperatura',
      models: ['HeartStart MRx'],
      aliases: { 'HeartStart MRx': ['M3535A'] },
    }),
  ],
  vocabulary,
)
const idsFor = (query: string) => search(index, query).hits.map(({ id }) => id)

test.each(['P10', 'conector P10', 'plug P10'])('a connector alone brings the parts that have it: %s', (query) => {
  expect(idsFor(query)).toEqual(['p10'])
})

test('pins tell the parts whose connector has so many', () => {
  expect(idsFor('2 pinos')).toEqual(['two-pins'])
  expect(idsFor('plug de 3 pinos')).toEqual(['p10'])
})

test('a part with the named connector comes first among its type', () => {
  expect(idsFor('sensor de temperatura P10')[0]).toBe('p10')
})

test('of opposites the one that was said comes first, whatever else the other part says', () => {
  expect(idsFor('conector de pni fêmea metal')[0]).toBe('female')
  expect(idsFor('conector de pni macho')[0]).toBe('male')
})

test('a plug of house and street is no code and no connector of ours', () => {
  const { kind, hits } = search(index, 'conector rj45')
  expect(kind).toBe('text')
  expect(hits).toEqual([])
})

test('a model is known by each of its names', () => {
  const { hits, conflict } = search(index, 'sensor de temperatura M3535A')
  expect(conflict).toBeUndefined()
  expect(hits[0]?.id).toBe('mrx')
  expect(search(index, 'conector de pni M3535A').conflict?.model).toBe('HeartStart MRx')
})
