import { expect, test } from 'vitest'
import { filesOf, changedShop, fixtureShop } from '#tests/fixture-shop.ts'

const shop = await fixtureShop()

test('every file for search and filters is where its address says', async () => {
  const fetchFile = filesOf(shop)
  for (const [name, address] of Object.entries(shop.indexAddresses)) {
    const response = await fetchFile(address)
    expect([name, response.status]).toEqual([name, 200])
    expect(Object.keys((await response.json()) as object).length, name).toBeGreaterThan(0)
  }
})

test('a cart finds a product by its id and by a former one, at today’s price', async () => {
  const [product] = shop.data.content.products
  if (!product) throw new Error('the fixture has no product')
  const renamed = changedShop(shop, { products: [{ ...product, formerly: ['antigo'], currentPrice: 12 }] })
  const fetchFile = filesOf(renamed)
  for (const id of [product.id, 'antigo'])
    expect(await (await fetchFile(`/itens/${id}.json`)).json()).toMatchObject({ id: product.id, currentPrice: 12 })
})
