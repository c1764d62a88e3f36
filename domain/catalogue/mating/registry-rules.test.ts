import { expect, test } from 'vitest'
import { connector } from '#tests/samples.ts'
import { areComplementary, halvesOf } from './halves.ts'
import { sameFaces, mismatchedHalves } from './mating-rules.ts'

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
] as const)('%s into %s: %s', (one, other, fits) => {
  expect(areComplementary(one, other)).toBe(fits)
  expect(areComplementary(other, one)).toBe(fits)
})

test('two right halves are no fault', () => {
  expect(mismatchedHalves([plug, socket])).toEqual([])
})

test('one key on both halves is refused, as it was for trunks and leads', () => {
  const both = connector({ key: 'multi-link-5', gender: 'macho', mates: ['multi-link-5'] })
  expect(mismatchedHalves([both])).toEqual([{ key: 'multi-link-5', mate: 'multi-link-5', reason: 'not complementary' }])
})

test('two males are refused, and so is a half that there is not', () => {
  const wrong = connector({ key: 'errado', gender: 'macho', mates: ['plugue', 'sumido'] })
  expect(mismatchedHalves([plug, wrong])).toEqual([
    { key: 'errado', mate: 'plugue', reason: 'not complementary' },
    { key: 'errado', mate: 'sumido', reason: 'unknown' },
  ])
})

test('what is said to have no other half is nobody’s', () => {
  const alone = connector({ key: 'flexiport', gender: 'macho', mates: [] })
  const other = connector({ key: 'bracadeira', gender: 'femea', mates: ['flexiport'] })
  expect(mismatchedHalves([alone, other])).toEqual([
    { key: 'bracadeira', mate: 'flexiport', reason: 'said to have none' },
  ])
})

test('faces that nothing tells apart are refused, as ECG and pressure were', () => {
  const round = { shape: 'redondo-chaveta', contacts: 12, keying: 'Chaveta única no corpo' } as const
  const ecg = connector({ key: 'ecg', ...round })
  const pressure = connector({ key: 'pi', ...round })
  expect(sameFaces([ecg, pressure, plug])).toEqual([['ecg', 'pi']])
  expect(sameFaces([ecg, { ...pressure, keying: 'Chaveta às três horas' }])).toEqual([])
  expect(sameFaces([ecg, { ...pressure, confirmed: false }])).toEqual([])
  expect(sameFaces([ecg, { ...pressure, size: '14 mm' }])).toEqual([])
})
