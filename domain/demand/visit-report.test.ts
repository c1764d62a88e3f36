import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countsOf, visitReportSchema, type VisitReport } from './visit-report.ts'

const publishedWords = new Set(['cabo', 'ecg'])
const report = (more: Partial<VisitReport>): VisitReport => ({ searches: [], quotes: [], lists: [], ...more })
const counted = (more: Partial<VisitReport>) =>
  countsOf(report(more), { publishedWords, isProduct: (id) => id === 'cabo' }).map(({ kind, key }) => `${kind} ${key}`)
const search = { text: 'Cabo ECG', outcome: 'nothing', isPressed: false, isServed: false } as const

test('a search counts among all and by its term: how it ended and what followed', () => {
  expect(counted({ searches: [search] })).toEqual(['nothing ', 'nothing cabo ecg', 'unpressed ', 'unpressed cabo ecg'])
})

test('how a served document ended was counted by the server', () => {
  expect(counted({ searches: [{ ...search, isServed: true, isPressed: true }] })).toEqual([
    'pressed ',
    'pressed cabo ecg',
  ])
})

test('a text that may tell of a person counts without its words', () => {
  expect(counted({ searches: [{ ...search, text: 'joao@example.com' }] })).toEqual(['nothing ', 'unpressed '])
})

test('quotes count for products that there are, lists by their path', () => {
  expect(counted({ quotes: ['cabo', 'outro'], lists: ['/acessorios-componentes'] })).toEqual([
    'quote cabo',
    'list /acessorios-componentes',
  ])
})

test.each([
  ['more than twenty searches', report({ searches: Array.from({ length: 21 }, () => search) })],
  ['a text longer than a search', report({ searches: [{ ...search, text: 'x'.repeat(81) }] })],
  ['who it was', { ...report({}), visitor: '1' }],
  ['an address that is no list', report({ lists: ['//evil.example/x'] })],
  ['an identifier that is none', report({ quotes: ['<b>'] })],
  ['a text', 'x'],
])('%s is refused', (_name, body) => {
  expect(v.safeParse(visitReportSchema, body).success).toBe(false)
})
