import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchDocument } from '#tests/samples.ts'
import { buildIndex } from './index/search-index.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

const vocabulary: SearchVocabulary = {
  synonyms: { manguito: ['braçadeira'] },
  courtesies: {
    phrases: ['bom dia', 'me manda', 'qual o preço', 'nota fiscal', 'aguardo retorno'],
    words: ['oi', 'vcs', 'tem', 'pfv', 'preciso', 'obrigado', 'preço'],
  },
  symptoms: [
    {
      name: 'PNI que não infla',
      what: ['pni', 'braçadeira'],
      does: ['não infla', 'não enche'],
      parts: [{ type: 'bracadeiras-pni' }, { type: 'placas-componentes-eletronicos', word: 'bomba' }],
      article: 'falhas-em-bracadeiras-pni',
    },
    {
      name: 'PNI que não desinfla',
      what: ['pni', 'braçadeira'],
      does: ['não esvazia'],
      parts: [{ type: 'placas-componentes-eletronicos', word: 'solenoide' }],
    },
  ],
  intent: {
    productTypes: {
      'cabos-ecg': { names: ['cabo de ecg'], hints: ['ecg'] },
      'bracadeiras-pni': { names: ['braçadeira'], hints: ['pni'] },
      lampadas: { names: ['lâmpada'], hints: ['laringoscópio', 'otoscópio'] },
    },
    brands: [
      { key: 'mindray', label: 'Mindray', aliases: [], lines: [] },
      { key: 'dixtal', label: 'Dixtal', aliases: [], lines: [] },
      { key: 'universal', label: 'Universal', aliases: [], lines: [] },
    ],
    equipment: { 'monitores-multiparametro': ['monitor'] },
    specialized: [],
    sizes: { adulto: ['adulto'] },
    functionWords: ['a', 'o', 'e', 'de', 'da', 'do', 'para', 'com'],
    ignoredWords: ['não', 'hospital'],
  },
}

const boards = { productType: 'placas-componentes-eletronicos' as const, brands: ['universal'] }
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
    searchDocument({ id: 'ecg-any', name: 'Cabo de ECG universal', productType: 'cabos-ecg', brands: ['universal'] }),
    searchDocument({
      id: 'cuff',
      name: 'Braçadeira de PNI',
      productType: 'bracadeiras-pni',
      models: ['DX 2020'],
      brands: ['dixtal'],
    }),
    searchDocument({
      id: 'cuff-mindray',
      name: 'Braçadeira para Mindray',
      productType: 'bracadeiras-pni',
      tags: ['manguito'],
    }),
    searchDocument({ id: 'pump', name: 'Bomba de PNI', ...boards }),
    searchDocument({ id: 'valve', name: 'Válvula solenoide', ...boards }),
    searchDocument({ id: 'inverter', name: 'Placa inverter', ...boards }),
    searchDocument({
      id: 'laryngoscope',
      name: 'Lâmpada de laringoscópio',
      productType: 'lampadas',
      brands: ['universal'],
    }),
    searchDocument({ id: 'otoscope', name: 'Lâmpada de otoscópio', productType: 'lampadas', brands: ['universal'] }),
    searchDocument({ id: 'a1', name: 'Peça A', codes: [{ code: 'CP01' }] }),
    searchDocument({ id: 'a12', name: 'Peça B', codes: [{ code: 'CP12' }] }),
  ],
  vocabulary,
)
const idsFor = (query: string) => search(index, query).hits.map(({ id }) => id)

test.each([
  'oi vcs tem cabo de ecg mindray?',
  'Bom dia! Qual o preço do cabo de ecg mindray com nota fiscal? Aguardo retorno',
  'me manda pfv preço cabo ecg mindray obrigado',
])('courtesies around a need change nothing: %s', (message) => expect(idsFor(message)).toEqual(['ecg-mindray']))

test('words that keep everything out are left out and said; in quotes they are insisted on', () => {
  const relaxed = search(index, 'azul verde roxo cabo de ecg mindray')
  expect(relaxed.hits.map(({ id }) => id)).toEqual(['ecg-mindray'])
  expect(relaxed.droppedWords).toEqual(expect.arrayContaining(['azul', 'verde', 'roxo']))
  expect(idsFor('"azul" cabo de ecg mindray')).toEqual([])
})

test('a brand is never left out, nor the word that says what kind of part it is', () => {
  expect(idsFor('lâmpada de farol')).toEqual([])
  expect(idsFor('cabo de ecg mindray').every((id) => id === 'ecg-mindray')).toBe(true)
})

test('two needs are two groups, and the brand that only the last one names holds for both', () => {
  const { groups } = search(index, 'cabo de ecg e braçadeira mindray')
  expect(groups.map(({ hits }) => hits.map(({ id }) => id))).toEqual([['ecg-mindray'], ['cuff-mindray']])
})

test('a noun holds for both sides of an "e"', () => {
  const { groups } = search(index, 'lâmpada de laringoscópio e de otoscópio')
  expect(groups.map(({ hits }) => hits[0]?.id)).toEqual(['laryngoscope', 'otoscope'])
})

test.each(['pni não infla', 'a braçadeira não está inflando', 'não inflou a pni', 'pni parou de inflar'])(
  'a symptom is the same in every tense and order: %s',
  (query) => {
    const { symptom, hits } = search(index, query)
    expect(symptom).toEqual({ name: 'PNI que não infla', article: 'falhas-em-bracadeiras-pni' })
    expect(hits.map(({ id }) => id)).toContain('pump')
    expect(hits.map(({ id }) => id)).not.toContain('inverter')
    expect(hits[0]?.id).toMatch(/^cuff/)
  },
)

test('a negation denies what follows it, not what stands before', () => {
  expect(search(index, 'pni enche e não esvazia').symptom?.name).toBe('PNI que não desinfla')
})

test('codes keep their order and quantity, and unknown ones are named', () => {
  const { hits, mentionedCodes } = search(index, 'CP12 3, XK4471, CP01 2 un')
  expect(hits.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a12', 3],
    ['a1', 2],
  ])
  expect(mentionedCodes).toContainEqual({ written: 'XK4471' })
})

test('an unknown code suggests the products of near ones; a begun model suggests the model with its parts', () => {
  expect(suggest({ index, pictures: {} }, 'CP02')).toContainEqual(
    expect.objectContaining({ kind: 'product', id: 'a1', isNear: true }),
  )
  expect(suggest({ index, pictures: {} }, 'dx 20')).toContainEqual({ kind: 'model', model: 'DX 2020', parts: 1 })
})

test('several codes are offered as a list, in as many as were named', () => {
  expect(suggest({ index, pictures: {} }, 'CP12 3, XK4471, CP01 2 un')[0]).toMatchObject({ kind: 'list', codes: 3 })
  expect(search(index, 'CP12 3, XK4471, CP01 2 un').codeCount).toBe(3)
  expect(suggest({ index, pictures: {} }, 'CP01 2').filter(({ kind }) => kind === 'list')).toEqual([])
})

test('a long text is not read for suggestions, but offered to Pedido rápido', () => {
  const attack = Array.from({ length: 900 }, (_, place) => place.toString(36)).join(' ')
  for (const text of [attack, 'a '.repeat(41), 'ç'.repeat(201)])
    expect(suggest({ index, pictures: {} }, text)).toEqual([{ kind: 'list', codes: 0, text }])
  expect(suggest({ index, pictures: {} }, 'cabo '.repeat(40)).map(({ kind }) => kind)).not.toContain('list')
})

test('a postal code beside a code is neither a code nor a quantity', () => {
  const { hits, mentionedCodes } = search(index, 'CP01 3 entregar no 01310-100')
  expect(hits.map(({ id, quantity }) => [id, quantity])).toEqual([['a1', 3]])
  expect(mentionedCodes).toHaveLength(1)
})

test('the noun that was asked for leads, and a name that says all comes before one that says it elsewhere', () => {
  const leads = buildIndex(
    [
      searchDocument({ id: 'trunk', name: 'Cabo tronco Mindray', tags: ['rabicho', 'ecg'], productType: 'cabos-ecg' }),
      searchDocument({ id: 'other', name: 'Rabichos de ECG Mindray Alfa', tags: ['Beta'], productType: 'cabos-ecg' }),
      searchDocument({
        id: 'beta',
        name: 'Rabichos de ECG Mindray Beta',
        productType: 'cabos-ecg',
        availability: 'sob-consulta',
      }),
    ],
    {
      ...vocabulary,
      intent: { ...vocabulary.intent, productTypes: { 'cabos-ecg': { names: ['cabo de ecg', 'rabicho'], hints: [] } } },
    },
  )
  expect(search(leads, 'rabicho mindray').hits.at(-1)?.id).toBe('trunk')
  expect(search(leads, 'rabicho mindray beta').hits[0]?.id).toBe('beta')
})

test('a thing of the house after the name of a part is none of ours, unless a part is called so', () => {
  const withHouse = buildIndex(
    [searchDocument({ id: 'cuff', name: 'Braçadeira', productType: 'bracadeiras-pni', tags: ['bolso de celular'] })],
    { ...vocabulary, intent: { ...vocabulary.intent, elsewhere: ['celular'] } },
  )
  expect(search(withHouse, 'braçadeira celular').hits).toEqual([])
  expect(search(withHouse, 'braçadeira').hits).toHaveLength(1)
})

test('a slip is measured on the word as typed, and the first letter is seldom one', () => {
  const brands = buildIndex([searchDocument({ id: 'valve', name: 'Válvula Taema', brands: ['outros'] })], vocabulary)
  expect(search(brands, 'valvula taena').hits).toHaveLength(1)
  expect(search(brands, 'valvula laema').hits).toEqual([])
})

test('no text, however long or strange, breaks the search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      expect(search(index, text).hits.length).toBeLessThanOrEqual(index.documents.length)
    }),
    { numRuns: 200 },
  )
})

test('the model that one of two needs names holds for both, and the parts that cite it come first', () => {
  const { groups } = search(index, 'cabo de ecg e braçadeira dx 2020')
  expect(groups.map(({ text, hits }) => [text, hits[0]?.id])).toEqual([
    ['cabo de ecg dx 2020', 'ecg-any'],
    ['braçadeira dx 2020', 'cuff'],
  ])
  expect(search(index, 'lâmpada + cabo de ecg umec 12').groups.map(({ hits }) => hits[0]?.id)).toEqual([
    'laryngoscope',
    'ecg-mindray',
  ])
})

test('how many of the answers cite the asked model is told, where others do not', () => {
  expect(search(index, 'cabo de ecg ep3').cited).toBeUndefined()
  expect(search(index, 'braçadeira dx 2020').model).toBe('DX 2020')
})

test('what somebody has already is no need', () => {
  for (const text of [
    'consegui a braçadeira e falta cabo de ecg mindray',
    'comprei a braçadeira preciso do cabo de ecg mindray',
    'recebi a braçadeira mas falta o cabo de ecg mindray',
  ])
    expect(search(index, text).hits[0]?.id).toBe('ecg-mindray')
  // A text that says nothing else asks for it all the same.
  expect(search(index, 'comprei cabo de ecg mindray').hits[0]?.id).toBe('ecg-mindray')
})
