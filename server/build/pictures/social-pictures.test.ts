import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { accessory } from '#tests/samples.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { ValueCache } from '#server/value-cache.ts'
import { socialCard } from './social-card.ts'
import { isSettable } from './typeset.ts'
import { publishSocialPictures, socialCards } from './social-pictures.ts'

const icon = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="M4 4H28"/></svg>')
const content = { ...(await loadContent(new ContentFiles('.'))), icon }
const few = {
  ...content,
  posts: [],
  categories: content.categories.slice(0, 1),
  products: content.products.slice(0, 2),
}

async function folders() {
  const root = await mkdtemp(join(tmpdir(), 'social-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const canvas = { publicFolder: join(root, 'public'), colours: content.brand.colours.light }
  return { canvas, cacheFolder: join(root, 'cache'), cache: new ValueCache() }
}

test('each page has its picture: 1200 by 630, a PNG of 100 KB or less, under a name with its hash', async () => {
  const places = await folders()
  const pictures = await publishSocialPictures(few, places)
  expect(Object.keys(pictures)).toHaveLength(4)
  for (const [path, src] of Object.entries(pictures)) {
    expect(src).toMatch(/^\/social\/[a-z0-9-]+\.[0-9a-f]{8}\.png$/)
    const file = join(places.canvas.publicFolder, src)
    const { width, height, format } = await sharp(file).metadata()
    expect([path, width, height, format]).toEqual([path, 1200, 630, 'png'])
    expect((await stat(file)).size).toBeLessThanOrEqual(102_400)
  }
}, 60_000)

test('a second build takes the pictures from the cache, with what it knows of the first and without', async () => {
  const places = await folders()
  const first = await publishSocialPictures({ ...few, products: [] }, places)
  const made = await Promise.all(
    (await readdir(places.cacheFolder)).map((name) => stat(join(places.cacheFolder, name))),
  )
  await rm(places.canvas.publicFolder, { recursive: true })
  expect(await publishSocialPictures({ ...few, products: [] }, places)).toEqual(first)
  await rm(places.canvas.publicFolder, { recursive: true })
  expect(await publishSocialPictures({ ...few, products: [] }, { ...places, cache: new ValueCache() })).toEqual(first)
  const again = await Promise.all(
    (await readdir(places.cacheFolder)).map((name) => stat(join(places.cacheFolder, name))),
  )
  expect(again.map(({ mtimeMs }) => mtimeMs)).toEqual(made.map(({ mtimeMs }) => mtimeMs))
  expect((await readFile(join(places.canvas.publicFolder, first['/'] ?? ''))).length).toBeGreaterThan(1000)
}, 60_000)

test('every product, category and article has a card, and no card needs a font', async () => {
  const cards = socialCards({
    ...content,
    posts: content.posts.map((post) => ({
      ...post,
      picture: '',
      pictures: [],
      links: [] as string[],
      html: '',
      text: '',
      contents: [],
    })),
  })
  expect(cards.size).toBe(1 + content.products.length + content.categories.length + content.posts.length)
  for (const { card: draw } of cards.values()) {
    const card = await draw()
    const labels = [...('drawing' in card.picture ? card.picture.drawing : '').matchAll(/>([^<]+)<\/text>/g)].map(
      ([, label]) => label,
    )
    const text = [card.title, card.kind, card.code, card.brand, ...labels].join('')
    expect([text, isSettable(text)]).toEqual([text, true])
    expect(socialCard(card)).not.toContain('<text')
  }
})

test('a card shows the name in at most six lines, its code and its brand', async () => {
  const product = accessory({ name: 'Cabo '.repeat(60).trim(), sku: 'C5VGA2' })
  const card = await [...socialCards({ ...few, categories: [], products: [product] }).values()].at(-1)?.card()
  expect(card).toMatchObject({ code: 'C5VGA2', brand: content.brand.name, kind: 'Cabos de ECG' })
  if (!card) throw new Error('The product has no card.')
  expect(socialCard(card).match(/<path /g)?.length).toBeLessThan(60)
})

test('a product with a photograph is previewed with it, upright, and without what the camera wrote', async () => {
  const places = await folders()
  const file = join(places.cacheFolder, '..', '1.jpg')
  await sharp({ create: { width: 600, height: 800, channels: 3, background: '#22aa44' } })
    .withExif({ IFD0: { Copyright: 'Ana Souza' } })
    .toFile(file)
  const photographs = [{ productId: few.products[0]?.id ?? '', file }]
  const pictures = await publishSocialPictures({ ...few, categories: [], photographs }, places)
  const src = pictures[`/produto/${few.products[0]?.id}`] ?? ''
  expect(src).toMatch(/\.jpg$/)
  const card = sharp(join(places.canvas.publicFolder, src))
  const { width, height, format, exif } = await card.metadata()
  expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined])
  const [red = 0, green = 0] = await card.extract({ left: 880, top: 300, width: 1, height: 1 }).raw().toBuffer()
  expect(green - red).toBeGreaterThan(90)
  expect(pictures['/']).toMatch(/\.png$/)
})
