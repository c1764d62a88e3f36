import { expect, test } from 'vitest'
import { connector } from '#tests/samples.ts'
import type { Mate, EndWithMates } from './mates.ts'
import { matingSections } from './mating-sections.ts'

const mate = (fields: Partial<Mate> = {}): Mate => ({
  id: 'sensor',
  name: 'Sensor',
  codes: ['SCD01'],
  connector: 'db9-macho',
  fit: 'serve',
  ...fields,
})
const end = (fields: Partial<EndWithMates> = {}): EndWithMates => ({
  side: 'sensor',
  facing: 'paciente',
  connector: connector({ key: 'db9-femea', name: 'DB9 fêmea', gender: 'femea' }),
  codes: [],
  mates: [mate()],
  lookalikes: [],
  ...fields,
})

test('an end is told by its side and its connector, and its mates by code and name', () => {
  expect(matingSections([end()])).toEqual([
    {
      facing: 'paciente',
      title: 'Lado do sensor',
      connector: 'DB9 fêmea',
      connectorKey: 'db9-femea',
      mates: [{ to: '/produto/sensor', codes: 'SCD01', name: 'Sensor', fit: 'serve' }],
      unlistedCount: 0,
      lookalikes: [],
    },
  ])
})

test('the versions that have an end stand beside its side, the first of many', () => {
  expect(matingSections([end({ label: 'rosca', codes: ['A', 'B', 'C', 'D'] })])[0]?.title).toBe(
    'Lado do sensor (rosca: A e mais 3)',
  )
  expect(matingSections([end({ codes: ['A', 'B'] })])[0]?.title).toBe('Lado do sensor (A, B)')
})

test('a mate of one version leads to it, and says its technology', () => {
  const only = mate({ variantId: 'infantil', technology: 'mindray' })
  expect(matingSections([end({ mates: [only] })])[0]?.mates).toMatchObject([
    { to: '/produto/sensor?opcao=infantil', technology: 'SpO2 Mindray' },
  ])
})

test('of many mates the first stand there and the others are counted; no warning is left out', () => {
  const mates = [...Array.from({ length: 10 }, () => mate()), mate({ fit: 'outra-tecnologia' })]
  const [row] = matingSections([end({ mates })])
  expect([row?.mates.length, row?.unlistedCount, row?.mates.at(-1)?.fit]).toEqual([9, 2, 'outra-tecnologia'])
})
