import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { apiPaths } from '#domain/feeds/read-api/api-schema.ts'
import { Shop } from '#server/shop/shop.ts'
import { strictApiFaults } from '#tests/feed-rules/api.ts'
import { googleFaults, googleItems } from '#tests/feed-rules/google.ts'
import { metaFaults, metaRows } from '#tests/feed-rules/meta.ts'
import { changedShop, fixtureShop } from '#tests/fixture-shop.ts'
import { accessory, ecgVariants, equipment, sampleBrands } from '#tests/samples.ts'
import { readApi } from './read-api.ts'
import { googleFeed, metaFeed } from './shopping.ts'

const fixture = await fixtureShop()

interface Photographed {
  file: string
  variantId?: string
}

/** What is written for a shop with these products, of which 'cabo' has photographs. */
function written(products: Product[], ...photographed: (Photographed | undefined)[]) {
  const registries = { connectors: [], makers: [], brands: sampleBrands }
  const photographs = photographed
    .flatMap((each) => each ?? [])
    .map(({ file, ...of }) => ({ productId: 'cabo', path: file, ...of }))
  const taken = photographs.map(({ path }) => [path, { hash: path, width: 1000, height: 750 }])
  const { data } = changedShop(fixture, { products, registries, photographs })
  const shop = new Shop({ ...data, pictureFiles: { ...data.pictureFiles, ...Object.fromEntries(taken) } })
  const document = (path: string) => readApi[path]?.(shop) ?? ''
  return {
    google: googleFeed(shop),
    meta: metaFeed(shop),
    api: document(apiPaths.products),
    schema: document(apiPaths.schema),
  }
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
  const { google, meta } = written([cable, machine, accessory()])
  expect(googleItems(google).map((item) => item.get('id'))).toEqual(['C3VGA2', 'C5VGA2', 'monitor-de-teste'])
  expect(metaRows(meta).map(({ id }) => id)).toEqual(['C3VGA2', 'C5VGA2', 'monitor-de-teste'])
  expect(googleFaults(google)).toEqual([])
  expect(metaFaults(meta)).toEqual([])
})

test('texts come out of both as they are', () => {
  const { google, meta } = written([awkward])
  expect(googleItems(google)[0]?.get('title')).toBe('Cabo "ECG" & <tronco>; 5 vias,  azul: 3 vias')
  expect(googleItems(google)[0]?.get('description')).toBe(awkward.description)
  expect(metaRows(meta)[0]?.['title']).toBe(`${awkward.name}: 3 vias`)
  expect(metaRows(meta)[0]?.['description']).toBe(awkward.description)
})

test('a shop without prices has feeds that are valid and empty', () => {
  for (const products of [[], [accessory(), equipment()]]) {
    const { google, meta, api, schema } = written(products)
    expect([googleItems(google), googleFaults(google)]).toEqual([[], []])
    expect([metaRows(meta), metaFaults(meta)]).toEqual([[], []])
    expect(JSON.parse(api).products).toHaveLength(products.length)
    expect(strictApiFaults(schema, api)).toEqual([])
  }
})

test('drawings go to no receiver; Google takes the largest photograph, Meta the preview, which is no WebP', () => {
  const pictures = (photographed?: Photographed) => {
    const { google, meta } = written([cable], photographed)
    return [googleItems(google)[0]?.get('image_link'), metaRows(meta)[0]?.['image_link']]
  }
  const preview = /^https:\/\/bancadanorte\.example\/social\/produto\/cabo\.[0-9a-f]{8}\.(?:png|jpg)$/
  expect(pictures()).toEqual([expect.stringMatching(preview), expect.stringMatching(preview)])
  expect(pictures({ file: '1.jpg' })).toEqual([
    expect.stringMatching(/^https:\/\/bancadanorte\.example\/fotos\/produtos\/cabo\/foto-1-1000\.[0-9a-f]{8}\.webp$/),
    expect.stringMatching(preview),
  ])
})

test('a variant is shown by the photograph that shows it', () => {
  const { google } = written([cable], { file: '1.jpg' }, { file: '2.jpg', variantId: '5-vias' })
  const shown = googleItems(google).map((item) => /foto-\d/.exec(item.get('image_link') ?? '')?.[0])
  expect(shown).toEqual(['foto-1', 'foto-2'])
})

test('the same content makes the same files', () => {
  expect(written([cable, machine])).toEqual(written([cable, machine]))
})
