import { describe, expect, test } from 'vitest'
import { connector } from '#tests/samples.ts'
import { measuredBySize, nearestInSize, type MeasuredConnector, differencesBetween } from './glass.ts'

function measured(fields: Parameters<typeof connector>[0]): MeasuredConnector {
  const [measuredConnector] = measuredBySize([connector(fields)])
  if (!measuredConnector) throw new Error('a connector without measures')
  return measuredConnector
}
const flange = (width: number) => ({ of: 'flange', outline: { width, height: 12.55 }, source: 'IEC 60807-3' }) as const
const mouth = (diameter: number) => ({ of: 'boca', outline: { diameter }, source: 'ISO 5356-1' }) as const
const rows = { rows: [8, 7] }

const nine = measured({ key: 'db9', name: 'DB9', measures: flange(30.81) })
const socket = measured({ key: 'db9-femea', name: 'DB9 fêmea', gender: 'femea', measures: flange(30.81) })
const fifteen = measured({
  key: 'db15',
  name: 'DB15',
  contacts: 15,
  arrangement: rows,
  measures: flange(39.14),
})
const wide = measured({
  key: 'cone-22',
  name: 'Cone de 22 mm',
  shape: 'cone',
  contacts: 1,
  arrangement: undefined,
  measures: mouth(22.37),
})
const narrow = measured({
  key: 'cone-15',
  name: 'Cone de 15 mm',
  shape: 'cone',
  contacts: 1,
  arrangement: undefined,
  measures: mouth(15.47),
})

describe('faces on the glass', () => {
  test('stand by form, then by size, and those without measures are not among them', () => {
    const all = measuredBySize([wide, fifteen, connector({ key: 'sem-medida' }), narrow, nine])
    expect(all.map(({ key }) => key)).toEqual(['db9', 'db15', 'cone-15', 'cone-22'])
  })

  test('have the nearest sizes of their own form as neighbours', () => {
    expect(nearestInSize(nine, [wide, fifteen, socket, nine]).map(({ key }) => key)).toEqual(['db9-femea', 'db15'])
  })

  test('are told apart by contacts, half and size', () => {
    expect(differencesBetween(fifteen, nine)).toEqual(['15 contatos, em vez de 9 contatos', '8,33 mm mais largo'])
    expect(differencesBetween(socket, nine)).toEqual(['fêmea, em vez de macho', 'do mesmo tamanho'])
    expect(differencesBetween(narrow, wide)).toEqual(['6,9 mm de diâmetro a menos'])
  })

  test('are not compared by size where other things are measured', () => {
    const tip = measured({
      ...wide,
      key: 'ponta',
      gender: 'macho',
      measures: { of: 'ponta', outline: { diameter: 22 }, source: 'ISO 5356-1' },
    })
    expect(differencesBetween(tip, wide)).toEqual(['mede-se outra coisa: ponta, por fora'])
  })
})
