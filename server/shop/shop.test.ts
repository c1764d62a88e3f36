import { expect, test } from 'vitest'
import { fixtureShop } from '#tests/fixture-shop.ts'
import { Shop } from './shop.ts'

test('pages get those fields of the brand that are public by name, and no others', async () => {
  const { data } = await fixtureShop()
  const brand = { ...data.content.brand, bank: 'Banco 001', newField: 'ninguém decidiu ainda' }
  const shop = new Shop({ ...data, content: { ...data.content, brand } })
  expect(Object.keys(shop.brand)).toEqual(expect.arrayContaining(['name', 'phone', 'offers']))
  expect(shop.brand).not.toHaveProperty('bank')
  expect(shop.brand).not.toHaveProperty('newField')
})
