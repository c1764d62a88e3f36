import { expect, test } from 'vitest'
import type { ListPage } from '#domain/list/answer-list.ts'
import { searchEventOf } from './count.ts'

const advice = { droppedWords: [], conflict: undefined }
const page = (more: object) =>
  ({ query: { search: 'cabo', selected: {} }, total: 3, advice, ...more }) as unknown as ListPage

test('a search ends as asked, without some of its words, or without anything', () => {
  expect(searchEventOf(page({}))).toEqual({ text: 'cabo', outcome: 'found' })
  expect(searchEventOf(page({ advice: { ...advice, droppedWords: ['verde'] } }))?.outcome).toBe('relaxed')
  expect(searchEventOf(page({ advice: { ...advice, conflict: { model: 'DX 2020' } } }))?.outcome).toBe('relaxed')
  expect(searchEventOf(page({ total: 0, advice: undefined }))?.outcome).toBe('nothing')
})

test.each([
  ['no text', { search: '' }],
  ['a filter', { selected: { marca: ['ge'] } }],
  ['a price', { price: { min: 1, max: 2 } }],
  ['an availability', { availability: 'em-estoque' }],
  ['more products', { shownCount: 40 }],
])('with %s it is no search of its own', (_name, query) => {
  expect(searchEventOf(page({ query: { search: 'cabo', selected: {}, ...query } }))).toBeUndefined()
})
