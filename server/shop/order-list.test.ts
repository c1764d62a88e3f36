import { expect, test } from 'vitest'
import { fixtureShop } from '#tests/server/support/fixture-shop.ts'
import { servedOrder } from './order-list.ts'

test('a line as long as an address is not read, and is said to be too long; the others are', async () => {
  const shop = await fixtureShop()
  const answered = servedOrder(shop, `CP06;3\n${'CP06;3;'.repeat(1000)}\nCP06;2`)
  expect(answered.map(({ remark, quantity }) => [remark, quantity])).toEqual([
    ['', 3],
    ['', 2],
    ['linha longa demais: parta-a em várias', undefined],
  ])
})
