import { expect, test } from 'vitest'
import { accessory, cuffVariants, ecgVariants, registries, searchVocabulary } from '#tests/samples.ts'
import { toSearchDocument } from './index/document.ts'
import { buildIndex } from './index/search-index.ts'
import { suggest } from './suggest.ts'

const parts = [
  accessory({ id: 'ecg-ge', name: 'Cabo de ECG para GE', variants: ecgVariants }),
  accessory({ id: 'cuff', name: 'Braçadeira de PNI', productType: 'bracadeiras-pni', variants: cuffVariants }),
]
const vocabulary = searchVocabulary({
  courtesies: { phrases: ['bom dia'], words: ['oi'] },
  intent: {
    productTypes: { 'bracadeiras-pni': { names: ['braçadeira'], hints: [] } },
    brands: [{ key: 'philips', label: 'Philips', aliases: [], lines: [] }],
  },
})
const index = buildIndex(
  parts.map((part) => toSearchDocument(part, registries())),
  vocabulary,
)
const suggested = (term: string) => suggest({ index, pictures: { cuff: '/cuff.svg' } }, term)

test('a product is suggested with its picture and the code of the variant that was meant', () => {
  expect(suggested('BP01A2')).toEqual([
    {
      kind: 'product',
      id: 'cuff',
      variantId: 'adulto-2',
      name: 'Braçadeira de PNI',
      code: 'BP01A2',
      picture: '/cuff.svg',
    },
  ])
})

test('a product that is meant as a whole shows the span of its codes', () => {
  expect(suggested('bracadeira')).toContainEqual(
    expect.objectContaining({ kind: 'product', id: 'cuff', code: 'BP01A1 … BP01N1' }),
  )
})

test('a type and a brand are suggested by the names that visitors know', () => {
  expect(suggested('braçadeiras')[0]).toEqual({
    kind: 'type',
    productType: 'bracadeiras-pni',
    label: 'Braçadeiras de PNI',
  })
  expect(suggested('philips')[0]).toEqual({ kind: 'brand', brand: 'philips', label: 'Philips' })
})

test('below the suggestions stands the way to all results, where there are more of them', () => {
  const many = Array.from({ length: 9 }, (_, place) => accessory({ id: `hose-${place}`, name: `Mangueira ${place}` }))
  const documents = many.map((part) => toSearchDocument(part, registries()))
  const told = suggest({ index: buildIndex(documents, vocabulary), pictures: {} }, 'mangueira')
  expect(told).toHaveLength(6)
  expect(told.at(-1)).toEqual({ kind: 'all', term: 'mangueira', total: 9 })
  expect(suggest({ index, pictures: {} }, 'BP01A2').map(({ kind }) => kind)).toEqual(['product'])
})
