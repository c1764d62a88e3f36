import { expect, test } from 'vitest'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { accessory, ecgVariants, equipment, registries, searchVocabulary, summaryOf } from '#tests/samples.ts'
import { buildList } from './catalogue-list.ts'
import { smartFind } from './smart-find.ts'

const parts = [
  accessory({ id: 'ecg-ge', name: 'Cabo de ECG para GE', variants: ecgVariants }),
  accessory({ id: 'ecg-iec', name: 'Cabo de ECG, padrão IEC', sku: 'C5VG11' }),
]
const monitor = equipment({ id: 'monitor-x1', name: 'Monitor Mindray', sku: 'MMX1' })
const index = buildIndex(
  [...parts, monitor].map((product) => toSearchDocument(product, registries())),
  searchVocabulary({ courtesies: { phrases: ['bom dia'], words: ['oi'] } }),
)
const list = buildList('acessorios', parts, { summarize: summaryOf, registries: registries() })
const find = (term: string) => smartFind(list, index, term)

test('a code of one variant finds its product with that variant', () => {
  expect(find('c5-vga2').found.map(({ item, variantId }) => [item.summary.id, variantId])).toEqual([
    ['ecg-ge', '5-vias'],
  ])
})

test('an unknown code finds nothing and offers codes that are near', () => {
  const { found, advice } = find('C5VG12')
  expect(found).toEqual([])
  expect(advice.kind).toBe('code')
  expect(advice.similarCodes).toContain('C5VG11')
})

test('what answers but stands in another list is named apart', () => {
  const { found, advice } = find('MMX1')
  expect(found).toEqual([])
  expect(advice.machines).toEqual([{ id: 'monitor-x1', name: 'Monitor Mindray' }])
})

test('a search with unknown words is offered without them only where that finds something', () => {
  expect(find('xyzzy cabo').advice.knownSearch).toBe('cabo')
  expect(find('cabo').advice.knownSearch).toBeUndefined()
  expect(find('torneira xyzzy').advice.knownSearch).toBeUndefined()
})

test('of a long text only the beginning is searched, and that is said', () => {
  const { found, advice } = find(`C5VG11 ${'abc '.repeat(900)}`)
  expect(advice.isLong).toBe(true)
  expect(found.map(({ item }) => item.summary.id)).toEqual(['ecg-iec'])
  expect(find('C5VG11').advice.isLong).toBeUndefined()
  expect(find('a'.repeat(900)).found).toEqual([])
})
