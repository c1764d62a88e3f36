import { expect, test } from 'vitest'
import { plainRows, plainWords } from './data-sheet.ts'

test('a fact stands in its place and in no other; one that is not known has no row', () => {
  expect(plainRows({ ncm: '90189099' }, 'papers')).toEqual([{ name: 'NCM', value: '9018.90.99' }])
  expect(plainRows({ ncm: '90189099' }, 'specifications')).toEqual([])
  expect(plainRows({}, 'papers')).toEqual([])
})

test.each([
  ['a text as it is', {}, 'IEC 60601', 'IEC 60601'],
  ['a text by its words', { words: (text: string) => `tipo ${text}` }, 'BF', 'tipo BF'],
  ['a key by its label', { labels: { livre: 'Livre de látex' } }, 'livre', 'Livre de látex'],
  ['a number with a comma', { words: (amount: string) => `${amount} kg` }, 1.5, '1,5 kg'],
])('a plain value is told: %s', (_what, row, value, words) => {
  expect(plainWords(row, value)).toBe(words)
})
