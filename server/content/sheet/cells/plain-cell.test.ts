import { expect, test } from 'vitest'
import { plainCell } from './plain-cell.ts'

test.each([
  ['string', 'Cabo, 2 m', 'Cabo, 2 m'],
  ['picklist', 'uso-unico', 'uso-unico'],
  ['number', 1500, '1500'],
  ['number', 2.5, '2,5'],
])('a cell of a %s writes %s as "%s" and reads it again', (type, value, cell) => {
  expect(plainCell(type).encode(value)).toBe(cell)
  expect(plainCell(type).decode(cell)).toEqual({ value })
})

test('a key is read as people type it', () => {
  expect(plainCell('picklist').decode('Uso único')).toEqual({ value: 'uso-unico' })
})

test.each(['1.500', '2 kg', '-1', 'dois'])('a number that reads "%s" is refused with what to write', (cell) => {
  expect(plainCell('number').decode(cell)).toEqual({
    code: 'conteudo-numero',
    problem: `há "${cell}"; escreva um número como 1500 ou 2,5, sem ponto e sem unidade`,
  })
})
