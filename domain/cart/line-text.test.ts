import { expect, test } from 'vitest'
import { optionTexts } from './line-text.ts'

test('a line without options has no option text', () => {
  expect(optionTexts({})).toEqual([])
  expect(optionTexts({ selectedOptions: {} })).toEqual([])
})

test('a sensor type reads as name and label', () => {
  expect(optionTexts({ selectedOptions: { tipo: 'descartavel' } })).toEqual(['tipo: Descartável'])
  expect(optionTexts({ selectedOptions: { tipo: 'nasofaringeo' } })).toEqual(['tipo: Nasofaríngeo'])
})

test('several options are kept in their order, an unknown value as it is', () => {
  expect(optionTexts({ selectedOptions: { tipo: 'orelha', cor: 'azul' } })).toEqual(['tipo: Orelha', 'cor: azul'])
})

test('a value that names a property of every object is only a value', () => {
  expect(optionTexts({ selectedOptions: { tipo: 'constructor', cor: 'toString' } })).toEqual([
    'tipo: constructor',
    'cor: toString',
  ])
})
