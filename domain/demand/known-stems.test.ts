import { expect, test } from 'vitest'
import { knownStems } from './known-stems.ts'

test('the texts of data are read at any depth, each stem once', () => {
  const data = { name: 'Cabos de ECG', tags: ['cabo', { label: 'Neonatal' }], price: 10, none: null }
  expect(knownStems(data)).toEqual(['cabo', 'de', 'ecg', 'neonatal'])
})
