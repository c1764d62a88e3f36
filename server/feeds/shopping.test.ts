import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Site } from '#server/site/site.ts'
import { strictApiFaults } from '#tests/feed-rules/api.ts'
import { googleFaults, googleItems } from '#tests/feed-rules/google.ts'
import { metaFaults, metaRows } from '#tests/feed-rules/meta.ts'
import { accessory, ecgVariants, equipment, sampleBrands } from '#tests/samples.ts'
import { siteSample } from '#tests/site-sample.ts'
import { feedFiles } from './write-feeds.ts'

function drawn(product: Product, images: Partial<CatalogueProduct['images'][number]>[] = [{}]): CatalogueProduct {
  const drawing = { key: 'peca', src: `/desenhos/${product.id}.svg`, alt: product.name, variantIds: [] }
  return { ...product, images: images.map((image) => ({ ...drawing, ...image })) }
}

/**
 * What is written for a shop with these products; each has a picture for link previews unless the test says otherwise.
 */
function written(products: CatalogueProduct[], social = previews(products)) {
  const registries = { connectors: [], makers: [], brands: sampleBrands }
  const files = feedFiles({ ...siteSample, products, social, registries } as unknown as Site)
  const file = (path: string) => files.get(path) ?? ''
  return {
    google: file('/feeds/google.xml'),
    meta: file('/feeds/meta.csv'),
    api: file('/api/v1/products.json'),
    schema: file('/api/v1/schema.json'),
  }
}

function previews(products: readonly CatalogueProduct[]): Record<string, string> {
  return Object.fromEntries(products.map(({ id }) => [`/produto/${id}`, `/social/produto-${id}.abc.png`]))
}

/** The content's own check refuses such a name; a feed is well formed all the same. */
const awkward = {
  ...accessory({
    id: 'cabo',
    currentPrice: 1149,
    description: 'Uma linha.\nOutra, com ; e "aspas".',
    variants: ecgVariants,
  }),
  name: 'Cabo "ECG" & <tronco>; 5 vias, \u0000 azul',
}
const cable = accessory({ id: 'cabo', currentPrice: 1149, description: 'Fuga < 10 mmHg.', variants: ecgVariants })
const machine = equipment({ currentPrice: 3900 })

test('priced products are in the feeds, each code once, and the receivers find nothing to refuse', () => {
  const { google, meta } = written([drawn(cable), drawn(machine), drawn(accessory())])
  expect(googleItems(google).map((item) => item.get('id'))).toEqual(['C3VGA2', 'C5VGA2', 'monitor-de-teste'])
  expect(metaRows(meta).map(({ id }) => id)).toEqual(['C3VGA2', 'C5VGA2', 'monitor-de-teste'])
  expect(googleFaults(google)).toEqual([])
  expect(metaFaults(meta)).toEqual([])
})

test('texts come out of both as they are', () => {
  const { google, meta } = written([drawn(awkward)])
  expect(googleItems(google)[0]?.get('title')).toBe('Cabo "ECG" & <tronco>; 5 vias,  azul: 3 vias')
  expect(googleItems(google)[0]?.get('description')).toBe(awkward.description)
  expect(metaRows(meta)[0]?.['title']).toBe(`${awkward.name}: 3 vias`)
  expect(metaRows(meta)[0]?.['description']).toBe(awkward.description)
})

test('a shop without prices has feeds that are valid and empty', () => {
  for (const products of [[], [drawn(accessory()), drawn(equipment())]]) {
    const { google, meta, api, schema } = written(products)
    expect([googleItems(google), googleFaults(google)]).toEqual([[], []])
    expect([metaRows(meta), metaFaults(meta)]).toEqual([[], []])
    expect(JSON.parse(api).products).toHaveLength(products.length)
    expect(strictApiFaults(schema, api)).toEqual([])
  }
})

const photograph = {
  src: '/fotos/cabo-480.a.webp',
  sources: [
    { type: 'image/avif', srcSet: '/fotos/cabo-480.a.avif 480w, /fotos/cabo-960.a.avif 960w' },
    { type: 'image/webp', srcSet: '/fotos/cabo-480.a.webp 480w, /fotos/cabo-960.a.webp 960w' },
  ],
}

test('drawings go to no receiver; Google takes the largest photograph, Meta the preview, which is no WebP', () => {
  const pictures = (products: CatalogueProduct[]) => {
    const { google, meta } = written(products)
    return [googleItems(google)[0]?.get('image_link'), metaRows(meta)[0]?.['image_link']]
  }
  const preview = 'https://vitrinemedica.example/social/produto-cabo.abc.png'
  expect(pictures([drawn(cable)])).toEqual([preview, preview])
  expect(pictures([drawn(cable, [photograph])])).toEqual(['https://vitrinemedica.example/fotos/cabo-960.a.webp', preview]) // prettier-ignore
})

test('a variant is shown by the photograph that shows it', () => {
  const own = { ...photograph, sources: [{ type: 'image/webp', srcSet: '/fotos/cinco.webp 480w' }], variantIds: ['5-vias'] } // prettier-ignore
  const { google } = written([drawn(cable, [photograph, own])])
  expect(googleItems(google).map((item) => item.get('image_link')?.split('/').at(-1))).toEqual([
    'cabo-960.a.webp',
    'cinco.webp',
  ])
})

test('an item without a picture that a receiver takes is left out', () => {
  const { google, meta } = written([drawn(cable), drawn(machine)], previews([drawn(machine)]))
  expect(googleItems(google).map((item) => item.get('id'))).toEqual(['monitor-de-teste'])
  expect(metaRows(meta).map(({ id }) => id)).toEqual(['monitor-de-teste'])
})

test('the same content makes the same files', () => {
  expect(written([drawn(cable), drawn(machine)])).toEqual(written([drawn(cable), drawn(machine)]))
})
