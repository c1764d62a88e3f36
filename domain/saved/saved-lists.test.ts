import { expect, test } from 'vitest'
import {
  addSavedList,
  importSavedLists,
  maximumSavedLists,
  parseSavedLists,
  serializeSavedLists,
  type SavedList,
} from './saved-lists.ts'

const list = (name: string): SavedList => ({
  id: name,
  name,
  savedOn: '2026-02-01',
  lines: [{ productId: 'cabo', code: 'C5VGA2', quantity: 3, note: 'UTI' }],
})

test('what is written is read again', () => {
  expect(parseSavedLists(serializeSavedLists([list('UTI')]))).toEqual({ lists: [list('UTI')], faults: [] })
})

test('a bad line is left out and named, the others stay', () => {
  const bad = { ...list('UTI'), lines: [{ productId: 'cabo', code: 'X', quantity: 0 }, ...list('UTI').lines] }
  const { lists, faults } = parseSavedLists(JSON.stringify({ version: 1, lists: [bad, { name: '' }] }))
  expect(lists).toEqual([list('UTI')])
  expect(faults).toEqual(['Lista “UTI”, linha 1: não foi possível ler.', 'Lista 2: não foi possível ler.'])
})

test.each(['', '{', '[]', '{"version":2,"lists":[]}'])('%j is no export of lists', (text) => {
  expect(parseSavedLists(text)).toEqual({ lists: [], faults: ['O arquivo não é uma exportação de listas deste site.'] })
})

test('nothing is overwritten: an equal name gets a number, and a full shelf refuses', () => {
  const twice = addSavedList([list('UTI')], { ...list('UTI'), id: 'b' })
  expect(twice?.map(({ name }) => name)).toEqual(['UTI', 'UTI (2)'])
  const full = Array.from({ length: maximumSavedLists }, (_, index) => list(`L${index}`))
  expect(addSavedList(full, list('mais uma'))).toBeUndefined()
  expect(importSavedLists(full, [list('mais uma')], () => 'x').withoutRoom).toEqual(['mais uma'])
})

test('a name that is too long is cut before an emoji, never within it', () => {
  const named = addSavedList([], list(`${'a'.repeat(59)}😀`))
  expect(named).toMatchObject([{ name: 'a'.repeat(59) }])
  const long = list(`${'a'.repeat(54)}😀bbb`)
  expect(addSavedList([long], long)?.[1]?.name).toBe(`${'a'.repeat(54)} (2)`)
})
