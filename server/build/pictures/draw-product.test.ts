import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accessory, cuffVariants, registries } from '#tests/samples.ts'
import { siteSample } from '#tests/site-sample.ts'
import { drawProduct } from './draw-product.ts'
import type { Canvas } from './write-drawing.ts'

const { connectors } = registries()

async function canvas(): Promise<Canvas> {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'desenhos'))
  return { publicFolder: folder, colours: siteSample.brand.colours.light }
}

test('every picture of a product is written where its address says', async () => {
  const place = await canvas()
  const folder = place.publicFolder
  const cuff = accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', variants: cuffVariants })
  const images = await drawProduct(cuff, { canvas: place, connectors })
  expect(images.length).toBeGreaterThan(2)
  for (const src of images.flatMap((image) => [image.src, image.large ?? ''])) {
    expect(src).toMatch(/^\/desenhos\/bracadeira-[a-z0-9-]+\.[0-9a-f]{8}\.svg$/)
    expect(await readFile(join(folder, src), 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
  }
  expect((await readdir(join(folder, 'desenhos'))).length).toBe(2 * images.length)
})

test('beside photographs the detail is drawn and nothing else', async () => {
  const place = await canvas()
  const cuff = accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', variants: cuffVariants })
  const images = await drawProduct(cuff, { canvas: place, connectors, only: 'detalhe' })
  expect(images.map(({ key, variantIds }) => [key, variantIds])).toEqual([['detalhe', []]])
  expect(await readdir(join(place.publicFolder, 'desenhos'))).toHaveLength(2)
})

test('every variant has its picture', async () => {
  const cuff = accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', variants: cuffVariants })
  const images = await drawProduct(cuff, { canvas: await canvas(), connectors })
  expect(images.flatMap(({ variantIds }) => variantIds).toSorted()).toEqual(cuffVariants.map(({ id }) => id).toSorted())
})

test('the same product keeps its addresses, and one that looks different gets others', async () => {
  const first = accessory({ drawing: { plug: 'db9' } })
  const sources = async (product: typeof first) =>
    (await drawProduct(product, { canvas: await canvas(), connectors })).map(({ src }) => src)
  expect(await sources(first)).toEqual(await sources(first))
  expect(await sources(accessory({ drawing: { plug: 'hexagonal' } }))).not.toEqual(await sources(first))
})
