import { expect, test } from 'vitest'
import { connector } from '#tests/samples.ts'
import { areComplementary, halvesOf } from './fit.ts'

const plug = connector({ key: 'plugue', gender: 'macho' })
const socket = connector({ key: 'tomada', gender: 'femea', mates: ['plugue'] })

test('one of two halves names the other, and both know it', () => {
  const halves = halvesOf([plug, socket])
  expect([halves('plugue'), halves('tomada'), halves('outro')]).toEqual([['tomada'], ['plugue'], []])
})

test.each([
  ['macho', 'femea', true],
  ['macho', 'macho', false],
  ['femea', 'femea', false],
  ['neutro', 'neutro', true],
  ['neutro', 'macho', false],
  ['femea', 'neutro', false],
  ['coaxial', 'femea', true],
  ['macho', 'coaxial', true],
  ['coaxial', 'coaxial', false],
  ['coaxial', 'neutro', false],
] as const)('%s into %s: %s', (a, b, fits) => {
  expect(areComplementary(a, b)).toBe(fits)
  expect(areComplementary(b, a)).toBe(fits)
})
