import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Photograph } from '#server/content/load/load-photographs.ts'
import { withoutCameraData } from './photograph.ts'
import { publishPhotographs } from './photographs.ts'

const product = { id: 'cabo', name: 'Cabo de ECG' }

/** A company with photographs of one colour: [name, width, height, choice]. */
async function company(photographs: readonly (readonly [string, number, number, string?])[]) {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders = { publicFolder: join(root, 'public'), cacheFolder: join(root, 'cache') }
  const taken: Photograph[] = []
  for (const [name, width, height, variantId] of photographs) {
    const file = join(root, name)
    await sharp({ create: { width, height, channels: 3, background: '#0b5560' } }).toFile(file)
    taken.push({ productId: 'cabo', path: file, ...(variantId && { variantId }) })
  }
  const publish = async () => (await publishPhotographs([product], taken, folders)).get(product.id) ?? []
  return { root, ...folders, taken, publish }
}

test('a photograph is published as AVIF and WebP in three widths with its size and a tiny blurred copy', async () => {
  const folders = await company([['1.jpg', 2000, 1500]])
  const [image] = await folders.publish()
  expect(image).toMatchObject({ key: 'foto-1', alt: 'Cabo de ECG', width: 2000, height: 1500, variantIds: [] })
  expect(image?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const { type, srcSet } of image?.sources ?? []) {
    const files = srcSet.split(', ').map((each) => each.split(' '))
    expect(files.map(([, width]) => width)).toEqual(['480w', '960w', '1600w'])
    for (const [src = '', width = ''] of files) {
      const made = await sharp(join(folders.publicFolder, src)).metadata()
      expect(`${made.width}w`).toBe(width)
      expect(made.format).toBe(type === 'image/avif' ? 'heif' : 'webp')
    }
  }
  expect(image?.src).toMatch(/^\/fotos\/cabo-foto-1-480\.[0-9a-f]{8}\.webp$/)
  expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(image?.placeholder?.length).toBeLessThan(400)
}, 60_000)

test('a small photograph is not made larger', async () => {
  const folders = await company([['1.png', 600, 400]])
  const [image] = await folders.publish()
  expect(image?.sources?.[0]?.srcSet.match(/\d+w/g)).toEqual(['480w', '600w'])
})

test('a photograph held sideways is published upright, without what the camera wrote', async () => {
  const folders = await company([['1.jpg', 10, 10]])
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b5560' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folders.root, '1.jpg'))
  const [image] = await folders.publish()
  expect(image).toMatchObject({ width: 600, height: 800 })
  const made = await sharp(join(folders.publicFolder, image?.src ?? '')).metadata()
  expect([made.width, made.height, made.exif]).toEqual([480, 640, undefined])
})

test.each([
  [600, 800],
  [801, 1067],
  [1600, 900],
  [700, 500],
])('the blurred copy of %s by %s has its shape, so that nothing of it stands out', async (width, height) => {
  const folders = await company([['1.jpg', width, height]])
  const [image] = await folders.publish()
  const tiny = await sharp(Buffer.from(image?.placeholder?.split(',')[1] ?? '', 'base64')).metadata()
  expect(Math.abs(tiny.width / tiny.height / (width / height) - 1)).toBeLessThan(0.01)
})

test('photographs keep their order and the choice that each shows', async () => {
  const folders = await company([
    ['1.webp', 500, 400],
    ['2.png', 500, 400, '3-vias'],
    ['3.jpg', 500, 400, '5-vias'],
  ])
  const images = await folders.publish()
  expect(images.map(({ variantIds }) => variantIds)).toEqual([[], ['3-vias'], ['5-vias']])
  expect(images[1]?.alt).toBe('Cabo de ECG, foto 2 de 3')
})

test('what was made once is not made again, and a changed photograph is', async () => {
  const folders = await company([['1.jpg', 700, 500]])
  const [before] = await folders.publish()
  const cached = await readdir(folders.cacheFolder)
  const times = () => Promise.all(cached.map(async (name) => (await stat(join(folders.cacheFolder, name))).mtimeMs))
  const made = await times()
  await rm(folders.publicFolder, { recursive: true })
  expect(await folders.publish()).toEqual([before])
  expect(await times()).toEqual(made)
  expect(await readdir(folders.cacheFolder)).toEqual(cached)

  await sharp({ create: { width: 700, height: 500, channels: 3, background: '#b93a0c' } }).toFile(
    join(folders.root, '1.jpg'),
  )
  const [after] = await folders.publish()
  expect(after?.src).not.toBe(before?.src)
})

test('a product without photographs keeps its drawing', async () => {
  const folders = await company([['1.jpg', 500, 400]])
  const images = await publishPhotographs([product, { id: 'outro', name: 'Outro' }], folders.taken, folders)
  expect([...images.keys()]).toEqual(['cabo'])
})

test('an article’s or a company’s own picture loses what the camera wrote and keeps its format; a drawing passes as it is', async () => {
  const source = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5560' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Ana Souza' } })
    .toBuffer()
  const clean = await sharp(await withoutCameraData(source, '.jpg')).metadata()
  expect([clean.format, clean.exif]).toEqual(['jpeg', undefined])
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await withoutCameraData(drawing, '.SVG')).toBe(drawing)
})
