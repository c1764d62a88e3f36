import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { publishPhotographs } from './photographs.ts'

const product = { id: 'cabo', name: 'Cabo de ECG', variants: [{ id: '3-vias' }, { id: '5-vias' }] }

/** Folders with photographs of one colour: [name, width, height]. */
async function company(photographs: readonly (readonly [string, number, number])[]) {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders = {
    photographs: join(root, 'images'),
    publicFolder: join(root, 'public'),
    cacheFolder: join(root, 'cache'),
  }
  for (const [name, width, height] of photographs) {
    const file = join(folders.photographs, name)
    await mkdir(dirname(file), { recursive: true })
    await sharp({ create: { width, height, channels: 3, background: '#0b5560' } }).toFile(file)
  }
  return folders
}

test('a photograph is published as AVIF and WebP in three widths with its size and a tiny blurred copy', async () => {
  const folders = await company([['cabo/1.jpg', 2000, 1500]])
  const [image] = (await publishPhotographs([product], folders)).get('cabo') ?? []
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
  const folders = await company([['cabo/1.png', 600, 400]])
  const [image] = (await publishPhotographs([product], folders)).get('cabo') ?? []
  expect(image?.sources?.[0]?.srcSet.match(/\d+w/g)).toEqual(['480w', '600w'])
})

test('a photograph held sideways is published upright', async () => {
  const folders = await company([])
  await mkdir(join(folders.photographs, 'cabo'), { recursive: true })
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b5560' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folders.photographs, 'cabo', '1.jpg'))
  const [image] = (await publishPhotographs([product], folders)).get('cabo') ?? []
  expect(image).toMatchObject({ width: 600, height: 800 })
  const made = await sharp(join(folders.publicFolder, image?.src ?? '')).metadata()
  expect([made.width, made.height, made.exif]).toEqual([480, 640, undefined])
})

test('photographs stand in name order, and a name says which choice one shows', async () => {
  const folders = await company([
    ['cabo/10-opcao-5-vias.jpg', 500, 400],
    ['cabo/2-opcao-3-vias.png', 500, 400],
    ['cabo/1.webp', 500, 400],
  ])
  const images = (await publishPhotographs([product], folders)).get('cabo') ?? []
  expect(images.map(({ variantIds }) => variantIds)).toEqual([[], ['3-vias'], ['5-vias']])
  expect(images[1]?.alt).toBe('Cabo de ECG, foto 2 de 3')
})

test('what was made once is not made again, and a changed photograph is', async () => {
  const folders = await company([['cabo/1.jpg', 700, 500]])
  const [before] = (await publishPhotographs([product], folders)).get('cabo') ?? []
  const cached = await readdir(folders.cacheFolder)
  const times = () => Promise.all(cached.map(async (name) => (await stat(join(folders.cacheFolder, name))).mtimeMs))
  const made = await times()
  await rm(folders.publicFolder, { recursive: true })
  expect((await publishPhotographs([product], folders)).get('cabo')).toEqual([before])
  expect(await times()).toEqual(made)
  expect(await readdir(folders.cacheFolder)).toEqual(cached)

  await sharp({ create: { width: 700, height: 500, channels: 3, background: '#b93a0c' } }).toFile(
    join(folders.photographs, 'cabo', '1.jpg'),
  )
  const [after] = (await publishPhotographs([product], folders)).get('cabo') ?? []
  expect(after?.src).not.toBe(before?.src)
})

test('a product without photographs, and a company without any, keep their drawings', async () => {
  const folders = await company([['cabo/1.jpg', 500, 400]])
  expect((await publishPhotographs([product, { id: 'outro', name: 'Outro' }], folders)).has('outro')).toBe(false)
  expect(
    (await publishPhotographs([product], { ...folders, photographs: join(folders.photographs, 'nada') })).size,
  ).toBe(0)
})

test('a folder without product, a file that is no picture and an unknown choice are faults that name the file', async () => {
  const unknown = await company([['cabo-antigo/1.jpg', 500, 400]])
  await expect(publishPhotographs([product], unknown)).rejects.toThrow(/images\/cabo-antigo: no product has this id/)

  const broken = await company([['cabo/1.jpg', 500, 400]])
  await writeFile(join(broken.photographs, 'cabo', '2.jpg'), 'not a picture')
  await expect(publishPhotographs([product], broken)).rejects.toThrow(/cabo\/2\.jpg: cannot be used as a photograph/)

  const text = await company([['cabo/1.jpg', 500, 400]])
  await writeFile(join(text.photographs, 'cabo', 'notas.txt'), 'de frente')
  await expect(publishPhotographs([product], text)).rejects.toThrow(/notas\.txt: expected a photograph/)

  const choice = await company([['cabo/1-opcao-12-vias.jpg', 500, 400]])
  await expect(publishPhotographs([product], choice)).rejects.toThrow(/no choice '12-vias'; it has 3-vias, 5-vias/)
})
