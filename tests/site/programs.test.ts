import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiFaults, strictApiFaults } from '#tests/feed-rules/api.ts'
import { googleFaults, googleItems } from '#tests/feed-rules/google.ts'
import { metaFaults, metaRows } from '#tests/feed-rules/meta.ts'
import { servedSite } from './support/served-site.ts'

/** What other programs read of the built site (docs/feeds.md), held to the rules of those who receive it. */

const { siteUrl, get, pages } = await servedSite('.')
const served = async (path: string) => (await get(path)).text()
const [google, meta, api, schema] = (await Promise.all(
  ['/feeds/google.xml', '/feeds/meta.csv', '/api/v1/products.json', '/api/v1/schema.json'].map(served),
)) as [string, string, string, string]

const catalogueSchema = v.object({
  products: v.array(
    v.object({
      id: v.string(),
      code: v.nullable(v.string()),
      url: v.string(),
      price: v.nullable(v.number()),
      pictures: v.array(v.object({ url: v.string() })),
      compatibility: v.object({ models: v.array(v.object({ url: v.string() })) }),
      variants: v.array(v.object({ code: v.string(), url: v.string(), price: v.nullable(v.number()) })),
    }),
  ),
})
let products: v.InferOutput<typeof catalogueSchema>['products']
beforeAll(() => {
  ;({ products } = v.parse(catalogueSchema, JSON.parse(api)))
})

/** The path of an address of this site, without what is chosen on its page. */
function pathOf(url: string | undefined): string {
  expect(url).toMatch(new RegExp(`^${siteUrl}/`))
  return new URL(url ?? '').pathname
}

test('no receiver finds anything to refuse', () => {
  expect(googleFaults(google)).toEqual([])
  expect(metaFaults(meta)).toEqual([])
  expect(apiFaults(schema, api)).toEqual([])
  expect(strictApiFaults(schema, api)).toEqual([])
})

test('the feeds have every code with a price and no other, at the price that its page says', () => {
  const priced = products
    .flatMap(({ id, code, price, variants }) => (variants.length > 0 ? variants : [{ code: code ?? id, price }]))
    .flatMap(({ code, price }) => (price === null ? [] : [[code, `${price.toFixed(2)} BRL`]]))
  // The sample prices of the spec are on one product each.
  expect(priced.length).toBeGreaterThan(1)
  expect(googleItems(google).map((item) => [item.get('id'), item.get('price')])).toEqual(priced)
  expect(metaRows(meta).map(({ id, price }) => [id, price])).toEqual(priced)
  for (const item of googleItems(google)) {
    const offers = pages.get(pathOf(item.get('link')))?.structuredData.join('') ?? ''
    expect(offers).toContain(`"price":"${item.get('price')?.replace(' BRL', '')}"`)
  }
})

test('every address is of this site, and something is there', async () => {
  const items = [...googleItems(google).map((item) => Object.fromEntries(item)), ...metaRows(meta)]
  const inFeeds = items.flatMap(({ link, image_link: picture }) => [link, picture])
  const inApi = products.flatMap(({ url, pictures, variants, compatibility }) => [
    url,
    ...[...pictures, ...variants, ...compatibility.models].map((thing) => thing.url),
  ])
  const paths = new Set([...inFeeds, ...inApi].map(pathOf))
  const unknown = [...paths].filter((path) => !pages.has(path))
  // Pictures of one kind are made alike: every twentieth is made here.
  for (const path of unknown.filter((_, index) => index % 20 === 0))
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('the read API knows every product that has a page', () => {
  const withPage = [...pages.keys()].filter((path) => path.startsWith('/produto/'))
  expect(products.map(({ url }) => pathOf(url)).toSorted()).toEqual(withPage.toSorted())
})

test.each([
  ['/feeds/google.xml', 'application/xml; charset=utf-8'],
  ['/feeds/meta.csv', 'text/csv; charset=utf-8'],
  ['/api/v1/products.json', 'application/json; charset=utf-8'],
  ['/api/v1/schema.json', 'application/json; charset=utf-8'],
])('%s is served as what it is, and asked for anew each time', async (path, type) => {
  const { headers } = await get(path)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    type,
    expect.stringContaining('must-revalidate'),
  ])
})

test('nothing is told of the stars that are derived from an id, nor of numbers that nobody gave', async () => {
  const brand: { derivedRatings: boolean } = parse(await readFile('content/brand.yaml', 'utf8'))
  expect(brand.derivedRatings).toBe(true)
  for (const text of [google, meta, api]) expect(text).not.toMatch(/\b(?:rating|review|gtin|mpn)/i)
})
