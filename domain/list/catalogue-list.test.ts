import { expect, test } from 'vitest'
import { accessory, equipment } from '#tests/samples.ts'
import { showcaseOrder } from './catalogue-list.ts'

test('a list opens with one product of each type in turn, within a type by number', () => {
  const products = [
    accessory({ id: '10', productType: 'celulas-o2' }),
    accessory({ id: '2', productType: 'celulas-o2' }),
    accessory({ id: 'cabo-b' }),
    accessory({ id: 'cabo-a' }),
    equipment({ id: 'monitor' }),
  ]
  expect(showcaseOrder(products).map(({ id }) => id)).toEqual(['cabo-a', '2', 'monitor', 'cabo-b', '10'])
})
