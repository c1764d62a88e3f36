import { expect, test } from 'vitest'
import type { UnderstoodPart } from '#domain/search/search-answer.ts'
import { queryParts } from './search-advice.ts'
import type { SearchAdvice } from './smart-find.ts'

const advice = (parts: UnderstoodPart[], more: Partial<SearchAdvice> = {}): SearchAdvice => ({
  kind: 'text',
  understood: { words: [], unknown: [], isMachine: false, parts },
  similarCodes: [],
  nearTypes: [],
  mentionedCodes: [],
  codeCount: 0,
  droppedWords: [],
  machines: [],
  ...more,
})
const cable: UnderstoodPart = { kind: 'type', label: 'Cabos de ECG', words: ['cabo', 'ecg'] }
const ways: UnderstoodPart = { kind: 'measure', label: '5 vias', words: ['5', 'vias'] }

test('each part leads to the search without it', () => {
  expect(queryParts('Cabo ECG 5 vias', advice([cable, ways]))).toEqual([
    { name: 'Tipo', label: 'Cabos de ECG', searchWithout: '5 vias' },
    { name: 'Medida', label: '5 vias', searchWithout: 'Cabo ECG' },
  ])
})

test('a part that is the whole search cannot be taken away', () => {
  expect(queryParts('cabo ecg', advice([cable]))).toEqual([{ name: 'Tipo', label: 'Cabos de ECG' }])
})

test('of a code only what was written otherwise is told', () => {
  const mentionedCodes = [
    { written: 'C5VG14', code: 'C5VG14' },
    { written: 'CEL O8', code: 'CEL08', readAs: 'CEL08' },
  ]
  expect(queryParts('C5VG14, CEL O8', advice([], { kind: 'code', mentionedCodes }))).toEqual([
    { name: 'Código', label: 'CEL08' },
  ])
})

test('what was written twice is told once', () => {
  const worn = (written: string) => ({ written, code: 'CEL08', readAs: 'CEL08' })
  const twice = advice([], { kind: 'code', mentionedCodes: [worn('CEL O8'), worn('CELO8')] })
  expect(queryParts('CEL O8, CELO8', twice)).toEqual([{ name: 'Código', label: 'CEL08' }])
  expect(queryParts('cabo 5 vias e sensor 5 vias', advice([cable, ways, ways])).map(({ label }) => label)).toEqual([
    'Cabos de ECG',
    '5 vias',
  ])
})
