import { expect, test } from 'vitest'
import { accessory, connector } from '#tests/samples.ts'
import { oneSidedModels, openEnds, unmatedCodes } from './mating-rules.ts'

const connectors = [
  connector({ key: 'db9-macho', gender: 'macho' }),
  connector({ key: 'db9-femea', gender: 'femea', mates: ['db9-macho'] }),
  connector({ key: 'mindray', shape: 'redondo-chaveta', gender: 'macho', confirmed: false }),
  connector({ key: 'mindray-femea', shape: 'redondo-chaveta', gender: 'femea', confirmed: false, mates: ['mindray'] }),
  connector({ key: 'flexiport', shape: 'flexiport', gender: 'macho', mates: [] }),
]
const sensor = accessory({
  id: 'sensor-mindray',
  sku: 'SCD03',
  productType: 'sensores-spo2',
  technology: 'mindray',
  ends: [{ side: 'equipamento', connector: 'mindray' }],
})
const nellcor = accessory({
  id: 'sensor-nellcor',
  sku: 'SCD01',
  productType: 'sensores-spo2',
  technology: 'nellcor-oximax',
  ends: [{ side: 'cabo', connector: 'db9-macho' }],
})
const extension = (socket: string) =>
  accessory({
    id: 'cabo-mindray',
    sku: 'SCE03',
    productType: 'sensores-spo2',
    technology: 'mindray',
    ends: [
      { side: 'equipamento', connector: 'mindray' },
      { side: 'sensor', connector: socket },
    ],
  })

test('an extension that a sensor of its technology fits is in order', () => {
  expect(openEnds([sensor, nellcor, extension('mindray-femea')], connectors)).toEqual([])
})

test('an extension into which only another technology goes is refused, as SCE03 was', () => {
  expect(openEnds([sensor, nellcor, extension('db9-femea')], connectors)).toEqual([
    { id: 'cabo-mindray', side: 'sensor', connector: 'db9-femea', otherTechnologyIds: ['sensor-nellcor'] },
  ])
})

test('an extension that nothing fits is refused, unless its connector says that the other half is not sold here', () => {
  expect(openEnds([extension('mindray-femea')], connectors)).toMatchObject([
    { connector: 'mindray-femea', otherTechnologyIds: [] },
  ])
  expect(openEnds([extension('flexiport')], connectors)).toEqual([])
})

test('a code that the table names must go in', () => {
  const named = (code: string) => ({
    ...extension('mindray-femea'),
    specifications: [{ name: 'Encaixa em', value: `Sensor ${code}, à parte` }],
  })
  expect(unmatedCodes([sensor, nellcor, named('SCD03')], connectors)).toEqual([])
  expect(unmatedCodes([sensor, nellcor, named('SCD01')], connectors)).toEqual([
    { id: 'cabo-mindray', row: 'Encaixa em', code: 'SCD01' },
  ])
})

const blocks = [
  connector({ key: 'tronco', shape: 'bloco', gender: 'femea', confirmed: false }),
  connector({ key: 'rabichos', shape: 'bloco', gender: 'macho', confirmed: false, mates: ['tronco'] }),
]
const trunk = accessory({
  id: 'tronco',
  productType: 'cabos-ecg',
  equipmentModel: ['mp20', 'mp60'],
  ends: [
    { side: 'equipamento', connector: 'mindray' },
    { side: 'rabichos', connector: 'tronco' },
  ],
})
const leads = accessory({
  id: 'rabichos',
  productType: 'cabos-ecg',
  equipmentModel: ['mp20', 'x2'],
  ends: [{ side: 'cabo', connector: 'rabichos' }],
})
const modelsOf = (...parts: Parameters<typeof oneSidedModels>[0]) =>
  oneSidedModels(parts, [...connectors, ...blocks], (key) => key.toUpperCase())

test('a trunk and its leads cite the same models', () => {
  expect(modelsOf(trunk, leads)).toEqual([
    { id: 'rabichos', other: 'tronco', models: ['mp60'] },
    { id: 'tronco', other: 'rabichos', models: ['x2'] },
  ])
  expect(modelsOf(trunk, { ...leads, equipmentModel: ['mp60', 'mp20'] })).toEqual([])
})

test('a model that is not cited may be named with the reason', () => {
  const specifications = [{ name: 'Modelos a confirmar', value: 'X2, cuja tomada não se viu' }]
  expect(modelsOf({ ...trunk, specifications }, { ...leads, equipmentModel: ['mp20', 'mp60', 'x2'] })).toEqual([])
})

test('leads for two trunks cite the models of both', () => {
  const both = { ...leads, equipmentModel: ['mp20', 'mp60', 'x2'] }
  expect(modelsOf(trunk, { ...trunk, id: 'outro', equipmentModel: ['x2'] }, both)).toEqual([])
})
