import { expect, test } from 'vitest'
import { doubtOf, type PartFacts } from './doubts.ts'

const cable: PartFacts = {
  name: 'Cabo de ECG para GE, 5 vias',
  makers: ['ge-healthcare'],
  fits: 'Dash 4000',
  type: 'cabos-ecg',
}
const hose: PartFacts = { name: 'Extensão de PNI, 3 m', makers: ['universal'], fits: '', type: 'cabos-extensoes-pni' }
const cuff: PartFacts = { name: 'Braçadeira adulto', makers: ['universal'], fits: '', type: 'bracadeiras-pni' }
const sources = {
  makerOf: (word: string) => (word === 'mindray' ? 'mindray' : undefined),
  typesOf: (text: string) => (/sensor/i.test(text) ? (['sensores-spo2'] as const) : []),
}
const written = (part: PartFacts, beside: string) => {
  const doubt = doubtOf(part, beside, sources)
  return doubt?.kind === 'words' ? doubt.written : doubt?.kind
}

test('what contradicts a code is told: maker, leads, length, size and type', () => {
  expect(written(cable, '2 cabos mindray')).toBe('mindray')
  expect(written(cable, 'cabo de 3 vias, 2 un')).toBe('3 vias')
  expect(written(hose, 'mangueira de 1,5 m')).toBe('1,5 m')
  expect(written(cuff, 'braçadeira para obeso')).toBe('obeso')
  expect(written(cable, '4 sensores de SpO2')).toBe('Sensores de SpO2')
})

test('what agrees with a code, or may count or name something else, is no doubt', () => {
  for (const beside of ['cabo 5 vias', '2 un', '3 m', 'cabos de 3 e 5 vias', 'adulto'])
    expect([beside, written(cable, beside)]).toEqual([beside, undefined])
  expect(written(hose, '3 metros')).toBeUndefined()
  expect(written({ ...hose, name: 'Extensão de PNI, 2 m' }, 'mangueira 3M')).toBeUndefined()
  expect(written(cuff, 'adulto')).toBeUndefined()
  expect(written({ ...cable, type: undefined }, 'com sensor')).toBeUndefined()
})
