import { expect, test } from 'vitest'
import { cnpjState, formatCnpj } from './cnpj.ts'

test.each([
  ['', 'empty'],
  ['  . / ', 'empty'],
  ['11.222.333/0001-81', 'valid'],
  ['11222333000181', 'valid'],
  ['12.ABC.345/01DE-35', 'valid'],
  ['12abc34501de35', 'valid'],
  ['11.222.333/0001-82', 'wrong'],
  ['12.ABC.345/01DE-36', 'wrong'],
  ['12ABC34501DEA5', 'wrong'],
  ['00.000.000/0000-00', 'wrong'],
  ['11.222.333', 'incomplete'],
  ['112223330001811', 'wrong'],
])('%s is judged', (typed, state) => {
  expect(cnpjState(typed)).toBe(state)
})

test('a whole CNPJ is written with its marks', () => {
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(formatCnpj(' 112 ')).toBe('112')
})
