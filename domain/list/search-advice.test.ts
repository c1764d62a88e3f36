import { expect, test } from 'vitest'
import type { Understood } from '#domain/search/search-answer.ts'
import type { ListQuery } from './list-query.ts'
import { searchRemedies, understoodParts } from './search-advice.ts'
import type { SearchAdvice } from './smart-find.ts'

const nothing: Understood = { words: [], unknown: [], isMachine: false, parts: [] }
const advice = (understood: Partial<Understood>): SearchAdvice => ({
  kind: 'text',
  understood: { ...nothing, ...understood },
  similarCodes: [],
  nearTypes: [],
  mentionedCodes: [],
  codeCount: 0,
  droppedWords: [],
  machines: [],
})
const query = (search: string, selected: ListQuery['selected'] = {}): ListQuery => ({ search, selected })

test('what was understood is said in the words of the catalogue', () => {
  const understood: Understood = {
    ...nothing,
    parts: [
      { kind: 'type', label: 'Cabos de ECG', words: ['cabo', 'ecg'] },
      { kind: 'measure', label: '5 vias', words: ['5', 'vias'] },
    ],
    unknown: ['xyz'],
  }
  expect(understoodParts(understood)).toEqual(['Cabos de ECG', '5 vias', 'não conhecemos “xyz”'])
})

test('filters and unknown words can be dropped, the type and the brand tried alone', () => {
  const understood = {
    productType: 'cabos-ecg',
    brand: { key: 'mindray', label: 'Mindray' },
    unknown: ['xyz'],
  } as const
  const remedies = searchRemedies(query('cabo XYZ mindray', { marca: ['philips'] }), {
    ...advice({ ...understood, unknown: ['xyz'] }),
    brand: understood.brand,
    knownSearch: 'cabo mindray',
  })
  expect(remedies).toEqual([
    { label: '“cabo XYZ mindray” sem filtros', query: query('cabo XYZ mindray') },
    { label: '“cabo mindray”', query: query('cabo mindray') },
    { label: 'Cabos de ECG', query: query('', { tipo: ['cabos-ecg'] }) },
    { label: 'Tudo para Mindray', query: query('', { marca: ['mindray'] }) },
  ])
})

test('a brand that the catalogue only mentions is not offered, nor an empty search', () => {
  expect(
    searchRemedies(query('zoll xyz'), advice({ brand: { key: 'zoll', label: 'Zoll' }, unknown: ['zoll', 'xyz'] })),
  ).toEqual([])
})

test('without a search there is nothing to drop', () => {
  expect(searchRemedies(query('', { marca: ['philips'] }), undefined)).toEqual([])
})
