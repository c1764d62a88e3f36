import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import { Shop } from '#server/shop/shop.ts'
import { filesOf, fixture, fixtureShop } from '#tests/fixture-shop.ts'
import { AnswerCache } from './answer-cache.ts'
import { fileAnswers } from './files.ts'

const shop = await fixtureShop()
const fetchFile = filesOf(shop)
const [first] = shop.products
const drawing = first?.images[0]?.src ?? ''

test('a file under an address with a digest is kept for a year, compressed, with its type', async () => {
  const response = await fetchFile(drawing, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    vary: 'Accept-Encoding',
  })
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const plain = await fetchFile(drawing)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(await plain.text())
})

test('an address with a former digest leads to the present one', async () => {
  const response = await fetchFile(drawing.replace(/\.[0-9a-f]{8}\./, '.00000000.'))
  expect([response.status, response.headers.get('location')]).toEqual([302, drawing])
})

test.each([
  '/desenhos/produtos/nenhum/geral.00000000.svg',
  '/desenhos/produtos/1/nenhuma.00000000.svg',
  '/desenhos/cenas/constructor.00000000.svg',
  '/desenhos/figuras/constructor.00000000.svg',
  '/desenhos/logo/constructor.00000000.svg',
  '/fotos/produtos/1/foto-9-480.00000000.webp',
  '/fotos/artigos/nenhum/foto-1-480.00000000.webp',
  '/social/produto/nenhum.00000000.png',
  '/social/equipamentos.00000000.png',
  '/indices/constructor.00000000.json',
  '/itens/nenhum.json',
  '/sitemap-nenhum.xml',
  '/desenhos',
  '/equipamentos',
])('%s is no file of the shop', async (address) => {
  expect((await fetchFile(address)).status).toBe(404)
})

test('who asks for many pictures at once has one made after the other, and others do not wait for all of them', async () => {
  const answer = fileAnswers({ answers: new AnswerCache(), readContent: (path) => fixture.bytes(path) })
  const ended: string[] = []
  const ask = async (page: string, visitor: string) => {
    await answer(shop, new Request(`http://loja.example${socialAddress(shop, page)}`), visitor)
    ended.push(visitor)
  }
  const many = shop.products.slice(0, 6).map(async ({ id }) => ask(`/produto/${id}`, 'many'))
  await Promise.all([...many, ask('/', 'other')])
  expect(ended.indexOf('other')).toBeLessThan(3)
})

test('an address full of digests is compared in one pass', async () => {
  const start = performance.now()
  expect((await fetchFile(`/desenhos/artigos/${'.00000000.'.repeat(20_000)}/`)).status).toBe(404)
  // The comparison would take some seconds if it began anew at each digest.
  expect(performance.now() - start).toBeLessThan(500)
})

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/xml; charset=utf-8'],
  ['/blog/atom.xml', 'application/xml; charset=utf-8'],
  ['/feeds/google.xml', 'application/xml; charset=utf-8'],
  ['/feeds/meta.csv', 'text/csv; charset=utf-8'],
  ['/api/v1/products.json', 'application/json; charset=utf-8'],
  ['/api/v1/schema.json', 'application/json; charset=utf-8'],
  ['/api/v1/openapi.json', 'application/json; charset=utf-8'],
])('%s is there, and is asked for anew', async (address, type) => {
  const { status, headers } = await fetchFile(address)
  expect([status, headers.get('content-type')]).toEqual([200, type])
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('etag')).toMatch(/^W\/"/)
})

test('a next version answers anew where the address stays, and keeps what has not changed', async () => {
  const { brand, products } = shop.data.content
  const dearer = products.map((product) => ({ ...product, currentPrice: product.currentPrice + 100 }))
  const content = { ...shop.data.content, brand: { ...brand, name: 'Outra Casa' }, products: dearer }
  const next = new Shop({ ...shop.data, version: shop.version + 1, content })
  expect(await (await fetchFile('/manifest.webmanifest')).text()).not.toContain('Outra Casa')
  expect(await (await filesOf(next)('/manifest.webmanifest')).text()).toContain('Outra Casa')
  expect(next.products.map(({ images }) => images)).toEqual(shop.products.map(({ images }) => images))
  expect(next.indexAddresses).not.toEqual(shop.indexAddresses)
})

test('every picture that a sitemap names is there', async () => {
  const names = [...(await (await fetchFile('/sitemap.xml')).text()).matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)]
  expect(names.length).toBe(3)
  const texts = await Promise.all(names.map(async ([, name = '']) => (await fetchFile(name)).text()))
  const pictures = texts.flatMap((text) => [...text.matchAll(/<image:loc>[^<]*?(\/(?:desenhos|fotos)\/[^<]+)</g)])
  expect(pictures.length).toBeGreaterThan(50)
  const missing = await Promise.all(
    pictures.map(async ([, address = '']) => ((await fetchFile(address)).status === 200 ? [] : address)),
  )
  expect(missing.flat()).toEqual([])
}, 60_000)
