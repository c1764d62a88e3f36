import { expect, test } from 'vitest'
import { fromFirstPage, isNarrowed, toggleValue, withChange, wholeList } from './list-query-changes.ts'
import type { ListQuery } from './list-query.ts'

const query: ListQuery = {
  search: 'cabo',
  selected: { tipo: ['cabos-ecg'], marca: ['philips'] },
  availability: 'em-estoque',
  isOtherView: true,
  shownCount: 52,
}

test('a value that is chosen goes to the front of its list, and chosen again it is taken back', () => {
  const chosen = toggleValue(query, 'tipo', 'eletrodos')
  expect(chosen.selected.tipo).toEqual(['eletrodos', 'cabos-ecg'])
  expect(toggleValue(chosen, 'tipo', 'eletrodos').selected).toEqual(query.selected)
})

test('the last value taken back leaves no empty list behind', () => {
  expect(toggleValue(query, 'marca', 'philips').selected).toEqual({ tipo: ['cabos-ecg'] })
})

test('every change starts again from the first page and keeps the rest', () => {
  for (const changed of [
    toggleValue(query, 'tipo', 'eletrodos'),
    withChange(query, { search: 'sensor' }),
    withChange(query, { isOtherView: undefined }),
    fromFirstPage(query),
  ]) {
    expect(changed).not.toHaveProperty('shownCount')
    expect(changed.availability).toBe('em-estoque')
  }
})

test('taking a part away leaves no trace of it', () => {
  expect(withChange(query, { availability: undefined, isOtherView: undefined, search: '' })).toEqual({
    search: '',
    selected: query.selected,
  })
})

test('without filters the view stays as it is', () => {
  expect(wholeList(query)).toEqual({ search: '', selected: {}, isOtherView: true })
  expect(isNarrowed(wholeList(query))).toBe(false)
  expect(isNarrowed(query)).toBe(true)
})
