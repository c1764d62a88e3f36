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
      'cabos-ecg': { names: ['cabo de ecg'], hints: ['ecg'] },
      'bracadeiras-pni': { names: ['braçadeira'], hints: ['pni'] },
      'sensores-spo2': { names: ['sensor de spo2'], hints: [] },
    },
    brands: [
      { key: 'mindray', label: 'Mindray', aliases: [], lines: [] },
      { key: 'dixtal', label: 'Dixtal', aliases: [], lines: [] },
      { key: 'universal', label: 'Universal', aliases: [], lines: [] },
      { key: 'ge-healthcare', label: 'GE Healthcare', aliases: ['ge'], lines: [] },
      { key: 'masimo', label: 'Masimo', aliases: [], lines: [] },
    ],
    equipment: {},
    specialized: [],
    sizes: {},
    functionWords: ['a', 'o', 'as', 'c', 'e', 'se', 'de', 'da', 'do', 'para', 'com'],
    ignoredWords: [],
  },
  uncitedModels: [
    ['Trio'],
    ['SE-1'],
    ['AS-3', 'AS/3'],
    ['C100'],
    ['i.on', 'ion'],
    ['LOGIQ e'],
    ['PalmSAT 2500', '2500'],
    ['Hamilton-C6', 'C6'],
    ['BeneView T99', 'T99'],
    ['Goldway G30', 'G30'],
    ['Plum A+'],
  ],
}

const index = buildIndex(
  [
    searchDocument({
      id: 'ecg-mindray',
      name: 'Cabo de ECG para Mindray',
      productType: 'cabos-ecg',
      models: ['uMEC 12'],
    }),
    searchDocument({
      id: 'ecg-dixtal',
      name: 'Cabo de ECG para Dixtal',
      productType: 'cabos-ecg',
      brands: ['dixtal'],
      models: ['EP3'],
      notFor: ['Dixtal EP12'],
    }),
    searchDocument({
      id: 'ecg-any',
      name: 'Cabo de ECG universal, sem íon',
      productType: 'cabos-ecg',
      brands: ['universal'],
      models: ['HeartStart XL'],
    }),
    searchDocument({
      id: 'cuff',
      name: 'Braçadeira de PNI',
      productType: 'bracadeiras-pni',
      models: ['DX 2020'],
      brands: ['dixtal'],
    }),
    searchDocument({
      id: 'cuff-any',
      name: 'Braçadeira universal',
      productType: 'bracadeiras-pni',
      brands: ['universal'],
      models: ['Perfusor Compact', 'HeartStart XL+'],
      aliases: { 'HeartStart XL+': ['XL+'] },
    }),
  ],
  vocabulary,
)

test('a model that no part cites is said, and the nearest parts promise nothing', () => {
  const { conflict, hits } = search(index, 'cabo de ecg dixtal dx 2020')
  expect(conflict).toEqual({ model: 'DX 2020', productType: 'cabos-ecg' })
  expect(hits.map(({ id, reason }) => [id, reason?.kind])).toEqual([
    ['ecg-any', 'universal'],
    ['ecg-dixtal', 'other-model'],
  ])
})

test.each([
  ['cabo de ecg dixtal Trio', 'Trio'],
  ['cabo de ecg mindray SE-1', 'SE-1'],
  ['cabo de ecg dixtal LOGIQ e', 'LOGIQ e'],
  ['cabo de ecg t99', 'BeneView T99'],
])('a model that only the registry knows is told to be cited by no part: %s', (query, model) =>
  expect(search(index, query).conflict?.model).toBe(model),
)

test('a number or two characters alone are not taken for a model that no part cites', () => {
  expect(search(index, 'cabo de ecg c6').conflict).toBeUndefined()
  expect(search(index, 'cabo de ecg 2500').conflict).toBeUndefined()
  expect(search(index, 'cabo de ecg 250 g 30').conflict).toBeUndefined()
  expect(search(index, 'cabo de ecg 12 v 300').conflict).toBeUndefined()
})

test.each([
  ['braçadeira XL+', undefined],
  ['braçadeira XL plus', undefined],
  ['braçadeira HeartStart XL', 'HeartStart XL'],
  ['cabo de ecg HeartStart XL', undefined],
  ['cabo de ecg HeartStart XL+', 'HeartStart XL+'],
  ['cabo de ecg Plum A+', 'Plum A+'],
])('the plus sign of a model makes it another one: %s', (query, conflict) =>
  expect(search(index, query).conflict?.model).toBe(conflict),
)

test('a plus sign behind a model without one parts two needs', () => {
  const { groups } = search(index, 'cabo de ecg uMEC 12+ braçadeira')
  expect(groups.map(({ hits: [first] }) => first?.id)).toEqual(['ecg-mindray', 'cuff-any'])
})

test.each(['quero as 3 braçadeiras', 'queria saber se 1 cabo de ecg serve', 'braçadeira c/100 unidades', 'cabo íon'])(
  'function words, counts and words of the catalogue are no models: %s',
  (query) => expect(search(index, query).conflict).toBeUndefined(),
)

test('a part for any brand that cites a model of the asked brand comes before those that cite none', () => {
  const { conflict, hits } = search(index, 'braçadeira mindray perfusor compact')
  expect(conflict).toBeUndefined()
  expect(hits[0]).toMatchObject({ id: 'cuff-any', reason: { kind: 'cited', model: 'Perfusor Compact' } })
})

test('a part whose own text excludes the model is no answer', () => {
  const { conflict, hits } = search(index, 'cabo de ecg dixtal ep12')
  expect(conflict?.model).toBe('Dixtal EP12')
  expect(hits.map(({ id }) => id)).toEqual(['ecg-any'])
})

test('a cited model is told on the card', () => {
  const { hits, conflict } = search(index, 'cabo ecg mindray umec 12')
  expect(conflict).toBeUndefined()
  expect(hits[0]).toMatchObject({ id: 'ecg-mindray', reason: { kind: 'cited', model: 'uMEC 12' } })
})

test('a part of another technology than the named one is no answer, even if it cites the machine', () => {
  const sensors = buildIndex(
    [
      searchDocument({
        id: 'nellcor-for-dash',
        name: 'Cabo de SpO2 Nellcor para GE',
        productType: 'sensores-spo2',
        brands: ['ge-healthcare'],
        models: ['Dash 4000'],
        technology: 'nellcor-oximax',
      }),
      searchDocument({
        id: 'masimo',
        name: 'Sensor de SpO2 Masimo',
        productType: 'sensores-spo2',
        brands: ['masimo'],
        technology: 'masimo',
      }),
    ],
    vocabulary,
  )
  expect(search(sensors, 'sensor de spo2 ge dash 4000 masimo').hits.map(({ id }) => id)).not.toContain(
    'nellcor-for-dash',
  )
})

test('a number behind a model is not read together with the number of that model', () => {
  const electrocardiograph = buildIndex(
    [searchDocument({ id: 'cable', name: 'Cabo de ECG', productType: 'cabos-ecg', models: ['MAC 5500'] })],
    vocabulary,
  )
  const { understood } = search(electrocardiograph, 'cabo de ecg MAC 5500 1200')
  expect(understood.parts.filter(({ kind }) => kind === 'model').map(({ label }) => label)).toEqual(['MAC 5500'])
})

test('a noun alone means the type of the parts that cite the model: the electrode of a defibrillator is its pad', () => {
  const electrodes = {
    ...vocabulary.intent.productTypes,
    eletrodos: { names: ['eletrodo', 'eletrodo de ecg'], hints: [] },
  }
  const known = buildIndex(
    [
      searchDocument({ id: 'snap', name: 'Eletrodo de ECG', productType: 'eletrodos', brands: ['universal'] }),
      searchDocument({
        id: 'pads',
        name: 'Eletrodos multifunção',
        productType: 'pas-eletrodos-desfibrilacao',
        brands: ['mindray'],
        models: ['BeneHeart D3'],
      }),
    ],
    { ...vocabulary, intent: { ...vocabulary.intent, productTypes: electrodes } },
  )
  const idsFor = (query: string) => search(known, query).hits.map(({ id }) => id)
  expect(idsFor('eletrodo beneheart d3')).toEqual(['pads'])
  expect(idsFor('eletrodo de ecg beneheart d3')).toEqual(['snap'])
})
