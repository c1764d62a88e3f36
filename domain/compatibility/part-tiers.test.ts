import { expect, test } from 'vitest'
import { accessory, equipment, maker, registries } from '#tests/samples.ts'
import { partTiers } from './part-tiers.ts'

const catalogue = [
  accessory({ id: 'citada', productType: 'baterias', equipmentBrand: 'philips', equipmentModel: ['mp40'] }),
  accessory({
    id: 'cabo',
    productType: 'cabos-ecg',
    equipmentBrand: 'mindray',
    additionalEquipmentBrands: ['philips'],
  }),
  equipment({ id: 'monitor' }),
  accessory({ id: 'eletrodo', productType: 'eletrodos', equipmentBrand: 'universal' }),
  accessory({ id: 'bateria', productType: 'baterias', equipmentBrand: 'philips' }),
  accessory({ id: 'extensao', productType: 'cabos-extensoes-pni', equipmentBrand: 'philips' }),
]
const { models } = registries({
  makers: [
    maker({ key: 'philips', brand: 'philips', models: [{ key: 'mp40', name: 'MP40', parameters: ['ecg', 'spo2'] }] }),
  ],
})

test('parts stand by what the model measures, under each of their brands, in the order of the catalogue', () => {
  const [model] = models.all
  if (!model) throw new Error('the sample has a model')
  const { citedParts, brandParts, universalTypes } = partTiers(model, catalogue, models)
  expect(citedParts.map(({ id }) => id)).toEqual(['citada'])
  expect(brandParts.map(({ id }) => id)).toEqual(['cabo'])
  expect(universalTypes).toEqual([{ type: 'eletrodos', count: 1 }])
})
