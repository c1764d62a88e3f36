import { expect, test } from 'vitest'
import { keyFacts, type SheetRow } from './data-sheet.ts'

const connector = { key: 'redondo-12', text: 'Redondo de 12 pinos' }
const end = (name: string, count = 1): SheetRow => ({
  name,
  value: 'Redondo de 12 pinos',
  connectors: Array.from({ length: count }, () => connector),
})
const fact = (name: string): SheetRow => ({ name, value: 'sim' })
const names = (rows: readonly SheetRow[]) => keyFacts(rows).map(({ name }) => name)

test('connectors come first, four facts at most', () => {
  expect(names([end('Equipamento'), fact('a'), end('Paciente'), ...['b', 'c', 'd', 'e'].map(fact)])).toEqual([
    'Equipamento',
    'Paciente',
    'a',
    'b',
  ])
})

test('connectors that depend on the choice are left to the data sheet', () => {
  expect(names([end('Equipamento', 2), end('Paciente'), fact('a')])).toEqual(['Paciente', 'a'])
  expect(names([end('Equipamento'), end('Sensor'), end('Paciente'), fact('a')])).toEqual(['a'])
})

test('a typical value is never without its source', () => {
  expect(names([{ ...fact('Sinal'), source: 'folha de dados' }, fact('a')])).toEqual(['a'])
})

test('a product without a data sheet has none', () => {
  expect(keyFacts([])).toEqual([])
})
