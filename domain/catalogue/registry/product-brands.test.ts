import { expect, test } from 'vitest'
import { accessory, equipment } from '#tests/samples.ts'
import { withReservedBrands } from './equipment-brand.ts'
import { brandKeysOf, brandResolver } from './product-brands.ts'

const cable = accessory({ equipmentBrand: 'bionet', additionalEquipmentBrands: ['outros', 'bionet', 'novamed'] })

test('a product serves its own brand and the additional ones', () => {
  expect(brandKeysOf(accessory({ equipmentBrand: 'philips', additionalEquipmentBrands: ['dixtal'] }))).toEqual([
    'philips',
    'dixtal',
  ])
  expect(brandKeysOf(equipment({ brand: 'comen' }))).toEqual(['comen'])
})

test('a product carries the name of each of its brands once, its own first; a key without a name stands for itself', () => {
  const named = brandResolver(withReservedBrands([{ key: 'bionet', label: 'Bionet' }]))
  expect(named(cable).brands).toEqual([
    { key: 'bionet', label: 'Bionet' },
    { key: 'outros', label: 'Outras marcas' },
    { key: 'novamed', label: 'novamed' },
  ])
})

test('every shop has the two brands that name nobody, among its own by key', () => {
  const brands = withReservedBrands([
    { key: 'vita', label: 'Vita' },
    { key: 'philips', label: 'Philips' },
  ])
  expect(brands.map(({ key }) => key)).toEqual(['outros', 'philips', 'universal', 'vita'])
})

test('a family that a part names becomes its models, in place and once', () => {
  const makers = [{ families: [{ key: 'linha-t', name: 'Linha T', models: ['t5', 't8'] }] }]
  const part = accessory({ equipmentModel: ['m3', 'linha-t', 't8', 'desconhecido'] })
  expect(brandResolver([], makers)(part)).toMatchObject({ equipmentModel: ['m3', 't5', 't8', 'desconhecido'] })
})

test('a part says once what is open of the family that it names', () => {
  const makers = [{ families: [{ key: 'linha-t', name: 'Linha T', models: ['t5', 't8'], open: 'T8: só com foto' }] }]
  const row = { name: 'Modelos a confirmar', value: 'T8: só com foto' }
  expect(brandResolver([], makers)(accessory({ equipmentModel: ['linha-t'] })).specifications).toEqual([row])
  expect(brandResolver([], makers)(accessory({ equipmentModel: ['t5'] })).specifications).toEqual([])
})
