import { expect, test } from 'vitest'
import { accessory, equipment } from '#tests/samples.ts'
import { measuringParts } from './part-tiers.ts'

const catalogue = [
  accessory({ id: 'sensor', productType: 'sensores-spo2', equipmentBrand: 'philips' }),
  accessory({
    id: 'cabo',
    productType: 'cabos-ecg',
    equipmentBrand: 'philips',
    additionalEquipmentBrands: ['mindray'],
  }),
  equipment({ id: 'monitor' }),
  accessory({ id: 'eletrodo', productType: 'eletrodos', equipmentBrand: 'universal' }),
  accessory({ id: 'bateria', productType: 'baterias', equipmentBrand: 'philips' }),
]
const namesOf = (positions: readonly number[] = []) => positions.map((position) => catalogue[position]?.id)

test('parts stand by what they measure, in the order of the catalogue, and under each of their brands', () => {
  const { all, byBrand, universal } = measuringParts(catalogue, ['ecg', 'spo2'])
  expect(namesOf(all)).toEqual(['sensor', 'cabo', 'eletrodo'])
  expect(namesOf(byBrand.get('philips'))).toEqual(['sensor', 'cabo'])
  expect(namesOf(byBrand.get('mindray'))).toEqual(['cabo'])
  expect(universal).toEqual([{ type: 'eletrodos', count: 1 }])
  expect(namesOf(measuringParts(catalogue, ['spo2']).all)).toEqual(['sensor'])
})
