import { expect, test } from 'vitest'
import { searchDocument } from '#tests/samples.ts'
import { buildIndex } from './index/search-index.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'
import { search } from './search.ts'

/** Habits of people who type: how many, what is not meant, what happened, what the shop does not have. */
const vocabulary: SearchVocabulary = {
  synonyms: { fio: ['cabo'] },
  courtesies: { phrases: ['bom dia'], words: ['preciso', 'quero'] },
  symptoms: [
    {
      name: 'Bomba que acusa ar',
      what: ['bomba de infusão'],
      does: ['acusa ar'],
      parts: [{ type: 'placas-componentes-eletronicos', word: 'detector' }],
    },
    {
      name: 'Aparelho que não liga',
      what: ['aparelho'],
      does: ['não liga'],
      parts: [{ type: 'baterias' }],
    },
  ],
  intent: {
    productTypes: {
      'cabos-ecg': { names: ['cabo de ecg', 'cabo'], hints: [] },
      baterias: { names: ['bateria'], hints: [] },
      lampadas: { names: ['lâmpada'], hints: ['otoscópio'] },
      'celulas-o2': { names: ['célula'], hints: ['oxigênio'] },
    },
    brands: [{ key: 'mindray', label: 'Mindray', aliases: [], lines: [] }],
    equipment: { 'monitores-multiparametro': ['monitor'] },
    specialized: [],
    sizes: {},
    functionWords: ['a', 'o', 'e', 'de', 'da', 'do', 'para', 'com', 'que'],
    ignoredWords: ['não', 'cirúrgico'],
    notSold: [
      { words: ['cilindro', 'otoscópio'], near: ['lampadas'] },
      { words: ['cabo de aço'], near: [] },
    ],
  },
}

const index = buildIndex(
  [
    searchDocument({ id: 'cable', name: 'Cabo de ECG', productType: 'cabos-ecg' }),
    searchDocument({ id: 'battery', name: 'Bateria', productType: 'baterias' }),
    searchDocument({ id: 'lamp', name: 'Lâmpada de otoscópio', productType: 'lampadas' }),
    searchDocument({ id: 'cell', name: 'Célula de oxigênio', productType: 'celulas-o2' }),
    searchDocument({
      id: 'detector',
      name: 'Detector de ar',
      productType: 'placas-componentes-eletronicos',
      models: ['Infusomat'],
      machines: ['bomba-infusao'],
    }),
  ],
  vocabulary,
)
const first = (text: string) => search(index, text).hits[0]
const ids = (text: string) => search(index, text).hits.map(({ id }) => id)

test('a number counts before the plural of a part, with a unit, or without a noun after a verb of asking', () => {
  for (const text of ['4 baterias', 'bateria, 4 unidades', 'quatro baterias', 'bateria, preciso de 4'])
    expect(first(text), text).toMatchObject({ id: 'battery', quantity: 4 })
  for (const text of ['bateria 4', 'bateria x4', 'jogo de 4 baterias', 'bateria com 4 cabos'])
    expect(first(text)?.quantity, text).toBeUndefined()
})

test('what the shop does not sell finds nothing where it opens the text, and the page knows what is near', () => {
  expect(search(index, 'cilindro de oxigênio')).toMatchObject({ hits: [], nearTypes: ['lampadas'] })
  expect(ids('cabo de aço')).toEqual([])
  expect(ids('otoscópio')).toEqual([])
  expect(ids('lâmpada do otoscópio')).toEqual(['lamp'])
})

test('nothing is a slip of a thing that the shop does not sell', () => {
  expect(search(index, 'cilintro').understood.unknown).toEqual(['cilintro'])
})

test('a short text keeps the word after the part, a long one keeps its part', () => {
  expect(ids('cabo farolete')).toEqual([])
  expect(ids('2x cabo')).toEqual(['cable'])
  expect(ids('cabo farolete azul velho parede garagem')).toEqual(['cable'])
})

test('what stands before a machine is asked for, and not the machine', () => {
  const machines = buildIndex(
    [searchDocument({ id: 'monitor', name: 'Monitor', family: 'monitores-multiparametro' })],
    vocabulary,
  )
  expect(search(machines, 'gaveta do monitor').hits).toEqual([])
  expect(search(machines, 'monitor gaveta').hits).toHaveLength(1)
})

test('a form of a verb says what happened to the part, and is not asked for', () => {
  expect(ids('cabo rachou')).toEqual(['cable'])
  expect(ids('lâmpada piscando')).toEqual(['lamp'])
})

test('a model stands for its kind of machine where a symptom is told', () => {
  expect(search(index, 'infusomat acusa ar')).toMatchObject({ symptom: { name: 'Bomba que acusa ar' } })
  expect(search(index, 'infusomat não liga')).toMatchObject({ symptom: { name: 'Aparelho que não liga' } })
})

test('a part that only a synonym names yields to a symptom', () => {
  expect(search(index, 'infusomat não liga, fio').symptom?.name).toBe('Aparelho que não liga')
})

test('what is not meant is no need', () => {
  expect(ids('bateria, não o cabo')).toEqual(['battery'])
})

test('a word beside words that say nothing stands alone, and is read as the nearest name', () => {
  expect(ids('bactria cirúrgico')).toEqual(['battery'])
  expect(ids('bactria mindray')).toEqual(['battery'])
})

test('a need before the one that is asked for stays one', () => {
  expect(search(index, 'cabo de ecg, preciso de bateria mindray').groups.map(({ text }) => text)).toHaveLength(2)
})
