import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ReplacedFile } from '#server/content/content-files.ts'
import { filesOf, fixtureShop } from '#tests/fixture-shop.ts'
import { workshopPhotographs } from './photographs.ts'

const id = 'cabo-ecg-mindray-5-vias'

async function photograph(name: string, width: number, height: number, orientation = 1): Promise<ReplacedFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0b5560' } })
    .toFormat(name.endsWith('png') ? 'png' : name.endsWith('webp') ? 'webp' : 'jpeg')
    .withExif({ IFD0: { Copyright: 'Ana Souza' } })
    .withMetadata({ orientation })
  return { path: `images/products/${id}/${name}`, text: (await picture.toBuffer()).toString('base64') }
}

/** The pictures of a product with these photographs, and what answers for its files. */
async function product(...photographs: ReplacedFile[]) {
  const shop = await fixtureShop(photographs)
  const images = shop.products.find((each) => each.id === id)?.images ?? []
  return { images, fetchFile: filesOf(shop, photographs) }
}

test('a photograph comes as WebP in three widths, with its size and a tiny blurred copy', async () => {
  const { images, fetchFile } = await product(await photograph('1.jpg', 2000, 1500))
  const [image] = images
  expect(image).toMatchObject({ key: 'foto-1', width: 2000, height: 1500, variantIds: [] })
  expect(image?.sources?.map(({ type }) => type)).toEqual(['image/webp'])
  for (const { type, srcSet } of image?.sources ?? []) {
    const files = srcSet.split(', ').map((each) => each.split(' '))
    expect(files.map(([, width]) => width)).toEqual(['480w', '960w', '1600w'])
    for (const [src = '', width = ''] of files) {
      const response = await fetchFile(src)
      expect(response.headers.get('content-type')).toBe(type)
      const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(`${made.width}w`).toBe(width)
      expect(made.exif).toBeUndefined()
    }
  }
  expect(image?.src).toMatch(/^\/fotos\/produtos\/cabo-ecg-mindray-5-vias\/foto-1-480\.[0-9a-f]{8}\.webp$/)
  expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(image?.placeholder?.length).toBeLessThan(400)
}, 60_000)

test('a small photograph is not made larger', async () => {
  const { images, fetchFile } = await product(await photograph('1.png', 600, 400))
  expect(images[0]?.sources?.[0]?.srcSet.match(/\d+w/g)).toEqual(['480w', '600w'])
  expect((await fetchFile(images[0]?.src.replace('-480.', '-960.') ?? '')).status).toBe(404)
})

test('a photograph held sideways is shown upright', async () => {
  const { images, fetchFile } = await product(await photograph('1.jpg', 800, 600, 6))
  expect(images[0]).toMatchObject({ width: 600, height: 800 })
  const made = await sharp(Buffer.from(await (await fetchFile(images[0]?.src ?? '')).arrayBuffer())).metadata()
  expect([made.width, made.height]).toEqual([480, 640])
})

test.each([
  [600, 800],
  [801, 1067],
  [1600, 900],
  [700, 500],
])('the blurred copy of %s by %s has its shape, so that nothing of it stands out', async (width, height) => {
  const { images } = await product(await photograph('1.jpg', width, height))
  const tiny = await sharp(Buffer.from(images[0]?.placeholder?.split(',')[1] ?? '', 'base64')).metadata()
  expect(Math.abs(tiny.width / tiny.height / (width / height) - 1)).toBeLessThan(0.01)
})

test('photographs keep their order and the choice that each shows; of the drawings the detail stays, last', async () => {
  const { images } = await product(await photograph('1.webp', 500, 400), await photograph('2.png', 500, 400))
  expect(images.map(({ key }) => key)).toEqual(['foto-1', 'foto-2', 'detalhe'])
  expect(images[1]?.alt).toMatch(/, foto 2 de 2$/)
})

test('a photograph that was changed since the shop was loaded is not sent under the address of the former one', async () => {
  const { images } = await product(await photograph('1.jpg', 700, 500))
  const changed = await product(await photograph('1.jpg', 720, 500))
  expect(changed.images[0]?.src).not.toBe(images[0]?.src)
  const former = await fixtureShop([await photograph('1.jpg', 700, 500)])
  const answered = await filesOf(former, [await photograph('1.jpg', 720, 500)])(images[0]?.src ?? '')
  expect(answered.status).toBe(404)
})

test('the photographs of the workshop are served like those of products, under what they show', async () => {
  const { text } = await photograph('1.jpg', 1000, 750)
  const brand = await readFile('tests/fixture/content/brand.yaml', 'utf8')
  const changed = [
    { path: 'images/brand/oficina-bancada.jpg', text },
    { path: 'brand.yaml', text: `${brand}workshop: { bench: oficina-bancada.jpg }\n` },
  ]
  const shop = await fixtureShop(changed)
  const [bench, ...others] = workshopPhotographs(shop)
  expect([bench?.alt, bench?.width, others]).toEqual(['Bancada', 1000, []])
  expect(bench?.src).toMatch(/^\/fotos\/oficina\/bench\/foto-1-480\.[0-9a-f]{8}\.webp$/)
  expect((await filesOf(shop, changed)(bench?.src ?? '')).headers.get('content-type')).toBe('image/webp')
})
