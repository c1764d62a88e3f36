import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { suggestionsWithTotal } from '#domain/list/suggestions.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'

/** Searches that are made to cost: as long as an address may be, over the real catalogue. */
const { documents, vocabulary } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)

const repeated = (count: number, word: (place: number) => string) => Array.from({ length: count }, (_, i) => word(i))

test.each([
  ['900 short words', repeated(900, (place) => `a${place % 10}`)],
  ['900 different ones', repeated(900, (place) => place.toString(36))],
  ['known words', repeated(900, (place) => ['cabo', 'ecg', 'spo2', 'sensor', 'adulto', 'mindray'][place % 6] ?? '')],
  ['codes', repeated(900, (place) => `CP0${place}`)],
  ['broken codes', repeated(4000, (place) => 'cp0 '[place % 4] ?? '')],
])('%s are answered within a second', (_what, words) => {
  suggestionsWithTotal(index, {}, 'cabo')
  const start = performance.now()
  suggestionsWithTotal(index, {}, words.join(' '))
  expect(performance.now() - start).toBeLessThan(1000)
})
