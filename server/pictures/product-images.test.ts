import { expect, test } from 'vitest'
import { changedShop, filesOf, fixtureShop } from '#tests/fixture-shop.ts'
import { accessory, cuffVariants } from '#tests/samples.ts'

const shop = await fixtureShop()
const cuff = accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', variants: cuffVariants })
const imagesOf = (product: typeof cuff) => changedShop(shop, { products: [product] }).products[0]?.images ?? []

test('every picture of a product is where its address says, and the large one has finer lines', async () => {
  const fetchFile = filesOf(changedShop(shop, { products: [cuff] }))
  const images = imagesOf(cuff)
  expect(images.length).toBeGreaterThan(2)
  for (const { src, large = '' } of images) {
    expect(src).toMatch(/^\/desenhos\/produtos\/bracadeira\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/)
    const [small, fine] = await Promise.all([src, large].map(async (address) => (await fetchFile(address)).text()))
    expect(small).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
    expect(fine).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
    // Its words are outlines, so that they look the same everywhere.
    expect(fine).not.toContain('<text')
    expect(fine).not.toBe(small)
  }
})

test('every variant has its picture', () => {
  expect(
    imagesOf(cuff)
      .flatMap(({ variantIds }) => variantIds)
      .toSorted(),
  ).toEqual(cuffVariants.map(({ id }) => id).toSorted())
})

test('a product keeps its addresses when its price changes, and one that looks different gets others', () => {
  const plain = accessory({ drawing: { plug: 'db9' } })
  expect(imagesOf({ ...plain, currentPrice: 99 })).toEqual(imagesOf(plain))
  expect(imagesOf(accessory({ drawing: { plug: 'hexagonal' } }))[0]?.src).not.toBe(imagesOf(plain)[0]?.src)
})

test('other colours of the company are other addresses', () => {
  const { brand } = shop.data.content
  const green = changedShop(shop, { brand: { ...brand, colours: { ...brand.colours, main: '#1e5a2e' } } })
  expect(green.products[0]?.images[0]?.src).not.toBe(shop.products[0]?.images[0]?.src)
})
