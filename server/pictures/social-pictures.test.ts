import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { pictureBodies } from '#drawings/product-pictures.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { filesOf, changedShop, fixtureShop } from '#tests/fixture-shop.ts'
import { accessory } from '#tests/samples.ts'
import { socialCard, socialAddress, socialPictureFile } from './social-pictures.ts'
import { hasGlyphs } from './typeset.ts'

const shop = await fixtureShop()
const fetched = async (path: string, fetchFile = filesOf(shop), of = shop) =>
  Buffer.from(await (await fetchFile(socialAddress(of, path))).arrayBuffer())

const product = shop.products[0]?.id ?? ''
const own = [
  '/',
  `/produto/${product}`,
  `/categoria/${shop.categories[0]?.slug ?? ''}`,
  `/blog/${shop.articles[0]?.slug ?? ''}`,
]

test.each(own)('the picture of %s has 1200 by 630 points, as a PNG of 100 KB or less', async (path) => {
  expect(socialAddress(shop, path)).toMatch(/^\/social\/[a-z0-9/-]+\.[0-9a-f]{8}\.png$/)
  const picture = await fetched(path)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(picture.length).toBeLessThanOrEqual(102_400)
})

test('pictures are made one at a time: drawing many at once would hold up everybody else', async () => {
  let underWay = 0
  const counts: number[] = []
  const read = async () => {
    counts.push((underWay += 1))
    await new Promise(setImmediate)
    underWay -= 1
    return Buffer.from('')
  }
  await Promise.all(own.map(async (path) => socialPictureFile(shop, path.slice(1) || 'site')?.make(read)))
  expect(counts).toEqual(own.map(() => 1))
})

test('a page without a picture of its own has that of the site', () => {
  expect(new Set(own.map((path) => socialAddress(shop, path))).size).toBe(own.length)
  expect(socialAddress(shop, '/contato')).toBe(socialAddress(shop, '/'))
})

test('a price changes no picture, and a name does', () => {
  const [first] = shop.data.content.products
  if (!first) throw new Error('the fixture has no product')
  const address = (change: Partial<typeof first>) =>
    socialAddress(changedShop(shop, { products: [{ ...first, ...change } as typeof first] }), `/produto/${first.id}`)
  expect(address({ currentPrice: 7 })).toBe(address({}))
  expect(address({ name: 'Outro nome' })).not.toBe(address({}))
})

test('no name, code or label of the catalogue needs a letter that the font does not have', async () => {
  const { brand, categories, products, registries } = await loadCatalogue()
  const { connectors } = registriesOf(registries)
  const labels = products.flatMap((each) => [
    each.name,
    each.sku ?? '',
    ...[...(pictureBodies(each, connectors)[0]?.body ?? '').matchAll(/>([^<]+)<\/text>/g)].map(
      ([, label = '']) => label,
    ),
  ])
  const articles = readdirSync('content/blog').filter((name) => /^[^_].*\.md$/.test(name))
  const titles = articles.map((name) => /^title: (.*)$/m.exec(readFileSync(`content/blog/${name}`, 'utf8'))?.[1] ?? '')
  const shown = [...labels, ...titles, ...categories.map(({ h1Title }) => h1Title), brand.name, brand.tagline]
  expect(titles).not.toContain('')
  expect(shown.filter((each) => !hasGlyphs(each))).toEqual([])
})

test('a card shows the name in at most six lines, as outlines', () => {
  const { name } = accessory({ name: 'Cabo '.repeat(60).trim() })
  const card = socialCard({ title: name, kind: 'Cabos de ECG', brand: 'Casa', icon: '', picture: { photograph: '' } })
  expect(card).not.toContain('<text')
  expect(card.match(/<path /g)?.length).toBeLessThan(60)
})

test('a product with a photograph is previewed with it, upright, and without what the camera wrote', async () => {
  const taken = sharp({ create: { width: 600, height: 800, channels: 3, background: '#22aa44' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ana Souza' } })
  const replaced = [{ path: `images/products/${product}/1.jpg`, text: (await taken.toBuffer()).toString('base64') }]
  const photographed = await fixtureShop(replaced)
  expect(socialAddress(photographed, `/produto/${product}`)).toMatch(/\.jpg$/)
  const card = sharp(await fetched(`/produto/${product}`, filesOf(photographed, replaced), photographed))
  const { width, height, format, exif } = await card.metadata()
  expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined])
  const [red = 0, green = 0] = await card.extract({ left: 880, top: 300, width: 1, height: 1 }).raw().toBuffer()
  expect(green - red).toBeGreaterThan(90)
})
