import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessory, registries, searchDocument } from '#tests/samples.ts'
import { toSearchDocument } from './index/document.ts'
import { buildIndex } from './index/search-index.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

const vocabulary: SearchVocabulary = {
  synonyms: { manguito: ['braçadeira'] },
  courtesies: { phrases: ['bom dia'], words: ['oi'] },
  symptoms: [],
  intent: {
    productTypes: {
      'cabos-ecg': { names: ['cabo de ecg'], hints: ['ecg'] },
      'bracadeiras-pni': { names: ['braçadeira'], hints: ['pni'] },
      'placas-componentes-eletronicos': { names: ['placa'], hints: [] },
    },
    brands: [
      { key: 'mindray', label: 'Mindray', aliases: [], lines: ['umec'] },
      { key: 'dixtal', label: 'Dixtal', aliases: [], lines: [] },
      { key: 'universal', label: 'Universal', aliases: [], lines: [] },
    ],
    equipment: {},
    specialized: [{ phrases: ['encoder'], productTypes: ['placas-componentes-eletronicos'], words: ['encoder'] }],
    sizes: { adulto: ['adulto'], obeso: ['obeso'] },
    functionWords: ['de', 'para'],
    ignoredWords: ['preço'],
    notSold: [{ words: ['ecógrafo'], near: ['cabos-ecg'] }],
  },
}

const cuffCodes = [
  { code: 'BP01A1', variantId: 'adulto-1', sizeLabel: 'Adulto (25 a 35 cm)', size: 'adulto' as const, count: 1 },
  { code: 'BP01A2', variantId: 'adulto-2', sizeLabel: 'Adulto (25 a 35 cm)', size: 'adulto' as const, count: 2 },
]
const documents = [
  searchDocument({
    id: 'ecg-mindray',
    name: 'Cabo de ECG para Mindray',
    productType: 'cabos-ecg',
    codes: [{ code: 'C5VG14' }],
  }),
  searchDocument({
    id: 'ecg-dixtal',
    name: 'Cabo de ECG para Dixtal',
    productType: 'cabos-ecg',
    brands: ['dixtal'],
    codes: [{ code: 'C5VG11' }],
  }),
  searchDocument({
    id: 'ecg-longer',
    name: 'Cabo de ECG longo para Dixtal',
    productType: 'cabos-ecg',
    brands: ['dixtal'],
    codes: [{ code: 'C5VG110' }],
  }),
  searchDocument({
    id: 'cuff',
    name: 'Braçadeira de PNI para Mindray',
    productType: 'bracadeiras-pni',
    codes: cuffCodes,
  }),
  searchDocument({
    id: 'hose',
    name: 'Extensão de PNI para Mindray',
    codes: [
      { code: 'TPNI05AL15', variantId: 'adulto-1-5-m', label: 'Adulto', length: 150, former: ['TPNI05'] },
      { code: 'TPNI05AL30', variantId: 'adulto-3-m', label: 'Adulto', length: 300, former: ['TPNI05'] },
      { code: 'TPNI05NL30', variantId: 'neonatal-3-m', label: 'Neonatal', length: 300, former: ['TPNI05N'] },
    ],
  }),
  searchDocument({ id: 'power', name: 'Placa de fonte para Mindray', productType: 'placas-componentes-eletronicos' }),
  searchDocument({
    id: 'encoder',
    name: 'Encoder rotativo',
    productType: 'placas-componentes-eletronicos',
    brands: ['universal'],
  }),
]
const index = buildIndex(documents, vocabulary)
const idsFor = (query: string) => search(index, query).hits.map(({ id }) => id)

test('a part and a brand bring that part for that brand and nothing else', () => {
  expect(idsFor('cabo ecg mindray')).toEqual(['ecg-mindray'])
})

test('a slip of the pen, a synonym and a plural bring the same part', () => {
  for (const query of ['braçaderia mindray', 'manguito mindray', 'braçadeiras mindray']) {
    expect(idsFor(query)).toEqual(['cuff'])
  }
})

test.each(['C5VG11', 'c5 vg 11', 'c5-vg-11', 'C5VG/11', 'sku:C5VG11', 'preço C5VG11'])(
  'the code %s means that code, not a longer or a similar one',
  (query) => expect(idsFor(query)).toEqual(['ecg-dixtal']),
)

test('an unknown code brings no product, only codes like it', () => {
  const { hits, similarCodes } = search(index, 'C5VG15')
  expect(hits).toEqual([])
  expect(similarCodes).toContain('C5VG14')
})

test('two codes parted by a slash bring both', () => {
  expect(idsFor('C5VG14/C5VG11')).toEqual(['ecg-mindray', 'ecg-dixtal'])
})

test('a code that goes on is suggested after the one that is whole', () => {
  const ids = suggest({ index, pictures: {} }, 'C5VG11').flatMap((one) => (one.kind === 'product' ? one.id : []))
  expect(ids).toEqual(['ecg-dixtal', 'ecg-longer'])
})

test('a code that was parted leads to its product with the quantity, and chooses none of its successors', () => {
  expect(search(index, 'TPNI05 x 2').hits).toEqual([{ id: 'hose', score: 100, quantity: 2 }])
  expect(search(index, 'tpni-05').hits).toEqual([{ id: 'hose', score: 100 }])
})

test('a former code with one successor, and a code of today, choose their variant', () => {
  expect(search(index, 'TPNI05N').hits).toEqual([{ id: 'hose', score: 100, variantId: 'neonatal-3-m' }])
  expect(search(index, 'TPNI05AL15').hits).toEqual([{ id: 'hose', score: 100, variantId: 'adulto-1-5-m' }])
})

test.each([
  ['C5VG1l', 'C5VG11'],
  ['CSVG14', 'C5VG14'],
  ['c5v614', 'C5VG14'],
  ['TPNIO5AL15 2', 'TPNI05AL15'],
])('a worn label %s is read as %s, and that is said', (written, code) => {
  const { hits, mentionedCodes } = search(index, written)
  expect(hits).toHaveLength(1)
  expect(mentionedCodes).toMatchObject([{ readAs: code }])
})

test('a whole code never takes a letter after it for a digit', () => {
  expect(search(index, 'C5VG11 o mais rápido').hits.map(({ id }) => id)).toEqual(['ecg-dixtal'])
})

test('a length chooses among sisters, and refuses none of them', () => {
  expect(search(index, 'extensão pni 3m neonatal').hits[0]).toMatchObject({ id: 'hose', variantId: 'neonatal-3-m' })
  expect(search(index, 'extensão de pni 7 m').hits[0]?.id).toBe('hose')
})

test.each(['25 a 35 cm', '2 tubos'])('a measure alone, %s, brings what has it', (query) => {
  expect(idsFor(query)).toEqual(['cuff'])
})

test('a small thing is the thing', () => {
  expect(idsFor('bracadeirinha mindray')).toEqual(['cuff'])
})

test('a word that stands alone is corrected to a name from seven letters in ten', () => {
  expect(idsFor('bracadera')).toEqual(['cuff'])
  expect(idsFor('plaga')).toEqual(['power'])
  expect(idsFor('praia')).toEqual([])
})

test('what is not sold brings nothing, and says what is near by meaning', () => {
  expect(search(index, 'ecógrafo')).toMatchObject({ hits: [], nearTypes: ['cabos-ecg'] })
})

test('what was read is told part by part, with the words that said it', () => {
  const { parts } = search(index, 'cabo de ECG mindray 5 vias').understood
  expect(parts).toEqual([
    { kind: 'type', label: 'Cabos de ECG', words: ['cabo', 'ecg'] },
    { kind: 'brand', label: 'Mindray', words: ['mindray'] },
    { kind: 'measure', label: '5 vias', words: ['5', 'vias'] },
  ])
})

test('size and count choose the variant', () => {
  expect(search(index, 'braçadeira adulto 2 tubos').hits[0]).toMatchObject({ id: 'cuff', variantId: 'adulto-2' })
})

test('a part that declares its sizes is no answer to another size', () => {
  expect(idsFor('braçadeira obeso')).toEqual([])
})

test('a part whose data sheet names its patients is no answer for another one', () => {
  const hose = (id: string, value: string) => {
    const part = accessory({ id, name: 'Cabo de ECG', specifications: [{ name: 'Paciente', value }] })
    return toSearchDocument(part, registries())
  }
  const known = buildIndex([hose('de-adulto', 'Adulto e pediátrico'), hose('de-bebe', 'Neonatal')], vocabulary)
  expect(search(known, 'cabo de ecg adulto').hits.map(({ id }) => id)).toEqual(['de-adulto'])
})

test('a part is no answer beside an incubator, a warmer or an automatic defibrillator that its data sheet excludes', () => {
  const specifications = [{ name: 'Não serve em', value: 'Servocontrole de incubadora ou berço aquecido' }]
  const part = accessory({ id: 'do-monitor', name: 'Cabo de ECG', specifications })
  const known = buildIndex([toSearchDocument(part, registries())], vocabulary)
  expect(search(known, 'cabo de ecg').hits).toHaveLength(1)
  expect(search(known, 'cabo de ecg incubadora').hits).toEqual([])
  expect(search(known, 'cabo de ecg do berço aquecido').hits).toEqual([])
})

test('a special part of another kind does not answer, though type and brand fit', () => {
  expect(idsFor('encoder mindray')).toEqual(['encoder'])
})

test('the suggested products are the first ones of the search', () => {
  const word = fc.constantFrom('cabo', 'ecg', 'braçadeira', 'azul', 'verde', 'longo', 'mindray', 'dixtal')
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const kind = fc.constantFrom('cabos-ecg' as const, 'bracadeiras-pni' as const)
  const drawn = fc.record({
    name: text,
    description: text,
    productType: kind,
    isOnSale: fc.boolean(),
    tags: fc.array(text),
  })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 40 }), text, (parts, query) => {
      const many = buildIndex(
        parts.map((part, place) => searchDocument({ id: `part-${place}`, ...part })),
        vocabulary,
      )
      const suggested = suggest({ index: many, pictures: {} }, query).flatMap((one) =>
        one.kind === 'product' ? one.id : [],
      )
      const all = search(many, query).hits.map(({ id }) => id)
      expect(suggested).toEqual(all.slice(0, suggested.length))
      expect(suggested.length).toBeGreaterThanOrEqual(Math.min(4, all.length))
    }),
  )
})
