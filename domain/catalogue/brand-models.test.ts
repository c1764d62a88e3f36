import { expect, test } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { brandModels } from './brand-models.ts'
import { buildList } from './catalogue-list.ts'

const modelsOf = (...parts: Parameters<typeof accessory>[0][]) =>
  Object.fromEntries(
    brandModels(
      buildList(
        'acessorios',
        parts.map((part, index) => accessory({ id: `peca-${index}`, ...part })),
        summaryOf,
      ),
    ).map(({ value, models }) => [value, models.map(({ label }) => label)]),
  )

test('a model belongs to the brand that all its parts have in common', () => {
  expect(
    modelsOf(
      { equipmentBrand: 'mindray', equipmentModel: ['uMEC 12', 'uMEC 8'] },
      { equipmentBrand: 'philips', additionalEquipmentBrands: ['mindray'], equipmentModel: ['uMEC 12'] },
    ),
  ).toEqual({ mindray: ['uMEC 8', 'uMEC 12'] })
})

test('a model whose parts have no brand in common belongs to every brand that they name', () => {
  expect(
    modelsOf(
      { equipmentBrand: 'mindray', equipmentModel: ['Passport 2'] },
      { equipmentBrand: 'philips', equipmentModel: ['Passport 2'] },
    ),
  ).toEqual({ mindray: ['Passport 2'], philips: ['Passport 2'] })
})

test('a model that begins with the name of one of its brands is that brand’s', () => {
  expect(
    modelsOf({ equipmentBrand: 'comen', additionalEquipmentBrands: ['vita', 'emai'], equipmentModel: ['Vita 600'] }),
  ).toEqual({ vita: ['Vita 600'] })
})

test('a named brand goes before the unnamed ones', () => {
  expect(
    modelsOf(
      { equipmentBrand: 'mindray', equipmentModel: ['Passport 2'] },
      { equipmentBrand: 'outros', equipmentModel: ['Passport 2'] },
    ),
  ).toEqual({ mindray: ['Passport 2'] })
})

test('universal is no brand to choose, nor is a brand without models', () => {
  expect(modelsOf({ equipmentBrand: 'universal', equipmentModel: ['X1'] }, { equipmentBrand: 'dixtal' })).toEqual({})
})

test('brands stand in alphabetical order, the unnamed ones last', () => {
  const model = { equipmentModel: ['M1'] }
  const brands = modelsOf(
    { ...model, equipmentBrand: 'outros' },
    { equipmentModel: ['M2'], equipmentBrand: 'philips' },
    { equipmentModel: ['M3'], equipmentBrand: 'drager' },
  )
  expect(Object.keys(brands)).toEqual(['drager', 'philips', 'outros'])
})
