import { expect, test } from 'vitest'
import { phoneKey, searchTerms, searchTextOf } from './search-terms.ts'

const text = searchTextOf(12, '(41) 99999-0000', [
  'Ana Gonçalves',
  null,
  'ana@example.com',
  'Orçamento',
  'Preciso do CABO ECG-5V, CNPJ 12.345.678/0001-95. Recados em 41988880000.',
])
const finds = (query: string) => searchTerms(query).every((term) => text.includes(term))

test.each([
  'ana',
  'goncalves',
  'GONÇALVES ana',
  'ana@example',
  'ecg-5v',
  '#12',
  '41999990000',
  '(41) 99999-0000',
  '+55 41 99999-0000',
  '99999-0000',
  '(41) 98888-0000',
  '+55 41 98888-0000',
  '12345678000195',
  '12.345.678/0001-95',
  '',
])('%j finds the message', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['#1', '#123', 'bruno', 'ana bruno', '99999-0001', '%', '_'])('%j does not', (query) => {
  expect(finds(query)).toBe(false)
})

test('a long text is cut to eight terms', () => {
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8)
})

test('a telephone is one key, however it is written', () => {
  expect(phoneKey('+55 (41) 99999-0000')).toBe(phoneKey('041 999990000'))
  expect([phoneKey(null), phoneKey('ramal 12')]).toEqual([undefined, undefined])
})

test('a text of nothing but brackets or signs is read in one pass', () => {
  const start = performance.now()
  for (const sign of ['(', '+', '1(', '-']) searchTextOf(1, null, [sign.repeat(60_000)])
  expect(performance.now() - start).toBeLessThan(1000)
})
