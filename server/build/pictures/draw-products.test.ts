import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { ValueCache } from '#server/value-cache.ts'
import { accessory } from '#tests/samples.ts'
import { siteSample } from '#tests/site-sample.ts'
import { drawProducts } from './draw-products.ts'

async function drawn(photographs: ReadonlyMap<string, ProductImage[]>) {
  const root = await mkdtemp(join(tmpdir(), 'drawings-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const publicFolder = join(root, 'public')
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  const products = await drawProducts(
    {
      products: [accessory({ id: 'cabo' })],
      registries: { connectors: [], makers: [], brands: [] },
    },
    {
      canvas: { publicFolder, colours: siteSample.brand.colours.light },
      photographs,
      cache: new ValueCache(),
      cacheFolder: join(root, 'cache'),
    },
  )
  return products.flatMap(({ images }) => images.map(({ key }) => key))
}

test('a product without photographs has all its drawings', async () => {
  expect((await drawn(new Map())).slice(0, 2)).toEqual(['geral', 'detalhe'])
})

test('with photographs the drawing of the detail stays as the last picture', async () => {
  const photo: ProductImage = { key: 'foto-1', alt: 'Cabo', src: '/fotos/cabo.webp', variantIds: [] }
  expect(await drawn(new Map([['cabo', [photo]]]))).toEqual(['foto-1', 'detalhe'])
})
