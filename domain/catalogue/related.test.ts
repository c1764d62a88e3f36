import { expect, test } from 'vitest'
import { accessory, equipment, maker, registries } from '#tests/samples.ts'
import { relatedProducts } from './related.ts'

const cable = accessory({
  id: 'cabo',
  equipmentModel: ['dx-2020', 'dx-2021', 'dx-2022', 'dx-2023'],
  equipmentBrand: 'dixtal',
})
const cuff = accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', equipmentModel: ['dx-2021'] })
const sensor = accessory({ id: 'sensor', productType: 'sensores-spo2', equipmentModel: ['dx-2020', 'dx-2021'] })
const cell = accessory({ id: 'celula', productType: 'celulas-o2', equipmentModel: ['savina'] })

const { models } = registries({
  makers: [maker({ models: [2020, 2021, 2022, 2023].map((year) => ({ key: `dx-${year}`, name: `DX ${year}` })) })],
})

const ids = (relations: { product: { id: string } }[]) => relations.map(({ product }) => product.id)

test('parts of other types for the same models come with the models that they share, most shared first', () => {
  const { sameEquipment } = relatedProducts(cable, [cuff, cell, cable, sensor], models)
  expect(sameEquipment).toEqual([
    { product: sensor, reason: 'Também compatível com DX 2020 e DX 2021' },
    { product: cuff, reason: 'Também compatível com DX 2021' },
  ])
})

test('a reason names at most three models', () => {
  const module = accessory({ id: 'modulo', productType: 'modulos', equipmentModel: cable.equipmentModel })
  const { sameEquipment } = relatedProducts(cable, [module], models)
  expect(sameEquipment[0]?.reason).toBe('Também compatível com DX 2020, DX 2021 e DX 2022')
})

test('alternatives are products of the same type, those of the same brand first', () => {
  const philips = accessory({ id: 'cabo-philips', equipmentBrand: 'philips' })
  const dixtal = accessory({ id: 'cabo-mindray', equipmentBrand: 'mindray', additionalEquipmentBrands: ['dixtal'] })
  const { alternatives, sameEquipment } = relatedProducts(cable, [cuff, philips, dixtal], models)
  expect(ids(alternatives)).toEqual(['cabo-mindray', 'cabo-philips'])
  expect(alternatives[0]?.reason).toBe('Cabos de ECG: para Mindray')
  expect(ids(sameEquipment)).toEqual(['bracadeira'])
})

test('an alternative for any brand says so in Portuguese', () => {
  const universal = accessory({ id: 'universal', equipmentBrand: 'universal' })
  const others = accessory({ id: 'outros', equipmentBrand: 'outros' })
  const { alternatives } = relatedProducts(cable, [universal, others], models)
  expect(alternatives.map(({ reason }) => reason)).toEqual([
    'Cabos de ECG: para várias marcas',
    'Cabos de ECG: para outras marcas',
  ])
})

test('an equipment’s alternatives are of its family and say what they are for; it has no parts', () => {
  const monitor = equipment()
  const other = equipment({ id: 'outro', treatment: 'Transporte' })
  const ventilator = equipment({ id: 'ventilador', family: 'ventiladores-pulmonares' })
  expect(relatedProducts(monitor, [monitor, other, ventilator, cable], models)).toEqual({
    sameEquipment: [],
    alternatives: [{ product: other, reason: 'Transporte' }],
  })
})

test('at most four of each are shown, and never the product itself', () => {
  const many = Array.from({ length: 6 }, (_, index) => [
    accessory({ id: `cabo-${index}` }),
    accessory({ id: `peca-${index}`, productType: 'modulos', equipmentModel: ['dx-2020'] }),
  ]).flat()
  const { sameEquipment, alternatives } = relatedProducts(cable, [cable, ...many], models)
  expect([sameEquipment.length, alternatives.length]).toEqual([4, 4])
  expect([...ids(sameEquipment), ...ids(alternatives)]).not.toContain('cabo')
})
