import { expect, test } from 'vitest'
import { uncategorisedTypes } from './categories.ts'

test('types that are sold and stand in no category are found, once each; machines are no type', () => {
  const sold = (['cabos-ecg', 'filtros-respiratorios', 'valvulas-exalatorias', 'filtros-respiratorios'] as const).map(
    (productType) => ({ id: productType, productType }),
  )
  const categories = [{ productTypeFilter: ['cabos-ecg' as const, 'lampadas' as const] }]
  expect(uncategorisedTypes(categories, [...sold, { id: 'monitor' }])).toEqual([
    'filtros-respiratorios',
    'valvulas-exalatorias',
  ])
})

test('a type that nothing is sold of is not missed', () => {
  expect(uncategorisedTypes([], [])).toEqual([])
})
