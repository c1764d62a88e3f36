import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinMachines, maximumMachines, readMachines, writeMachines, type SavedMachine } from './machines.ts'

const machine = (key: string): SavedMachine => ({ key, maker: 'dixtal', name: `Dixtal ${key}` })
const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => machine(`${prefix}-${index}`))

test('what is written is read again', () => {
  const machines = [machine('dx-2020'), machine('dx-2021')]
  expect(readMachines(writeMachines(machines))).toEqual(machines)
})

test('whatever stands in the storage, only machines come out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readMachines(text)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (machines) => {
      for (const { key, maker, name } of readMachines(JSON.stringify({ version: 1, machines })))
        expect([key, maker, name].every((text) => text.length > 0 && text.length <= 120)).toBe(true)
    }),
  )
})

test.each([
  [{ key: '../x', maker: 'dixtal', name: 'DX' }],
  [{ key: 'dx', maker: 'dixtal', name: ' ' }],
  [{ key: 'dx', maker: 7, name: 'DX' }],
  [{ key: 'dx', maker: 'dixtal', name: 'D'.repeat(121) }],
  ['dx-2020'],
  [null],
])('%j is left out, its neighbour stays', (bad) => {
  const text = JSON.stringify({ version: 1, machines: [bad, machine('dx-2020')] })
  expect(readMachines(text)).toEqual([machine('dx-2020')])
})

test('each machine is kept once, at most 30 are, and those without room are told', () => {
  const { machines, withoutRoom } = joinMachines(many(29, 'a'), [
    machine('a-3'),
    machine('b'),
    machine('c'),
    machine('c'),
  ])
  expect(machines).toHaveLength(maximumMachines)
  expect(machines.at(-1)).toEqual(machine('b'))
  expect(withoutRoom.map(({ key }) => key)).toEqual(['c'])
  expect(readMachines(writeMachines(many(40, 'a')))).toHaveLength(maximumMachines)
})
