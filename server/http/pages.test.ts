import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PageAnswer, PageRequest } from '#server/render/page-answer.ts'
import { fixtureShop } from '#tests/server/support/fixture-shop.ts'
import { AnswerCache } from './answer-cache.ts'
import { addressOf, PageServer } from './pages.ts'

const routes = [
  { index: true as const, path: '', parameters: [] },
  { path: 'acessorios-componentes', caseSensitive: true, parameters: ['search', 'marca'] },
  { path: 'produto/:id', caseSensitive: true, parameters: ['opcao'] },
  { path: '*', parameters: [] },
]
const page = (text: string, status = 200): PageAnswer => ({
  status,
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Encoding', 'br'],
  ],
  body: new Uint8Array(brotliCompressSync(text)),
})

/** Starts pages whose body is their address, and records what was rendered. */
async function startPages(answer: (request: PageRequest) => PageAnswer | Promise<PageAnswer> = ({ url }) => page(url)) {
  const rendered: PageRequest[] = []
  const render = async (_shop: unknown, request: PageRequest) => {
    rendered.push(request)
    return answer(request)
  }
  const pages = new PageServer({ routes: async () => routes, render }, new AnswerCache())
  const shop = await fixtureShop()
  const ask = (path: string, init?: RequestInit, visitor?: string) =>
    pages.answer(shop, new Request(`http://127.0.0.1:3000${path}`, init), visitor)
  return { rendered, ask, pages, shop }
}

test.each([
  ['/acessorios-componentes?utm_source=x&marca=ge&search=+cabo+', '/acessorios-componentes?search=cabo&marca=ge'],
  ['/acessorios-componentes.data?_routes=root&marca=ge', '/acessorios-componentes.data?marca=ge'],
  ['/produto/1?opcao=x&marca=ge', '/produto/1?opcao=x'],
  ['/_root.data?search=x', '/_root.data'],
  ['/nada?search=x', '/nada'],
])('of %s the parameters that its route declares are asked, in its order', (asked, address) => {
  expect(addressOf(routes, new URL(asked, 'http://localhost'))).toBe(address)
})

test('a page is rendered once for all, at the shop’s own address, without what a visitor’s request says besides', async () => {
  const { rendered, ask, shop } = await startPages()
  const [first, second] = await Promise.all([
    ask('/produto/1?utm=a', { headers: { cookie: 'a=b' } }),
    ask('/produto/1?utm=b'),
  ])
  expect(await first.text()).toBe(await second.text())
  await ask('/produto/1')
  expect(rendered).toEqual([{ url: `${shop.siteUrl}/produto/1`, method: 'GET', headers: [] }])
})

test('another version of the shop is rendered anew', async () => {
  const { rendered, ask, pages, shop } = await startPages()
  await ask('/produto/1')
  const { Shop } = await import('#server/shop/shop.ts')
  await pages.answer(
    new Shop({ ...shop.data, version: shop.version + 1 }),
    new Request('http://127.0.0.1:3000/produto/1'),
  )
  expect(rendered).toHaveLength(2)
})

test('what was not found, and an address as long as a pasted list, is rendered each time', async () => {
  const { rendered, ask } = await startPages(({ url }) => page('', url.includes('nada') ? 404 : 200))
  const long = `/acessorios-componentes?search=${'a'.repeat(500)}`
  for (const path of ['/nada', '/nada', long, long]) await ask(path)
  expect(rendered).toHaveLength(4)
})

test('who takes Brotli gets it, and who does not gets the page all the same', async () => {
  const { ask } = await startPages(() => page('página'))
  const packed = await ask('/produto/1', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  const plain = await ask('/produto/1', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'página'])
})

test('a slash at the end leads to the address without it, never to another site', async () => {
  const { ask } = await startPages()
  const response = await ask('//evil.example/')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/evil.example'])
  expect((await ask('/contato/?a=b')).headers.get('location')).toBe('/contato?a=b')
})

test.each([
  ['//evil.example/equipamentos?marca=ge', '/evil.example/equipamentos?marca=ge'],
  ['///contato', '/contato'],
  ['/%2Fevil.example', '/evil.example'],
  // These addresses name no site: resolved, they were an error of the server that anybody could cause.
  ['//:', '/:'],
  ['//%00', '/%00'],
])('%s with two slashes at the start is no page, and leads to the one with a single slash', async (path, location) => {
  const { ask, rendered } = await startPages()
  const response = await ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
  expect(rendered).toEqual([])
})

test('an address that cannot be decoded and has two slashes at the start is nobody’s as well', async () => {
  const { ask, rendered } = await startPages(() => page('', 404))
  expect((await ask('//%')).status).toBe(404)
  expect(rendered[0]?.url).toMatch(/\/-$/)
})

test('an address of thousands of slashes holds nobody up', async () => {
  const { ask } = await startPages()
  await ask('/contato/')
  const before = process.threadCpuUsage()
  expect((await ask(`${'/'.repeat(15_000)}x/`)).headers.get('location')).toBe('/x')
  expect(process.threadCpuUsage(before).user).toBeLessThan(100_000)
})

test('an address that cannot be decoded is nobody’s', async () => {
  const { ask, rendered } = await startPages(() => page('', 404))
  expect((await ask('/%E0%A4%A')).status).toBe(404)
  expect(rendered[0]?.url).toMatch(/\/-$/)
})

test('who asks for many pages at once waits in a line of their own, and others do not', async () => {
  const ends: (() => void)[] = []
  const { ask, rendered } = await startPages(async ({ url }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (url.includes('slow')) ends.push(resolve)
    else resolve()
    await promise
    return page(url)
  })
  await ask('/produto/1')
  const many = Array.from({ length: 50 }, (_, place) => ask(`/produto/slow-${place}`, {}, 'many'))
  expect((await ask('/produto/2', {}, 'other')).status).toBe(200)
  expect(rendered.filter(({ url }) => url.includes('slow'))).toHaveLength(1)
  // A cached page needs no turn, and nobody waits for a page in another visitor's queue.
  expect((await ask('/produto/1', {}, 'many')).status).toBe(200)
  const shared = ask('/produto/slow-49', {}, 'other')
  await expect.poll(() => ends).toHaveLength(2)
  ends[1]?.()
  expect((await shared).status).toBe(200)
  while (rendered.length < 52) {
    for (const end of ends) end()
    await new Promise(setImmediate)
  }
  for (const end of ends) end()
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true)
})

test('a cached page that is packed anew for a program without Brotli waits for its turn, others do not wait for it', async () => {
  const { ask } = await startPages(({ url }) => (url.includes('slow') ? new Promise(() => {}) : page(url)))
  const brotli = { headers: { 'accept-encoding': 'br' } }
  await ask('/produto/1', brotli)
  void ask('/produto/slow', {}, 'many')
  const plain = ask('/produto/1', {}, 'many')
  expect((await ask('/produto/1', brotli, 'many')).status).toBe(200)
  expect(await Promise.race([plain, ask('/produto/1', {}, 'other').then(() => 'other')])).toBe('other')
})

test('a line that is too long is refused', async () => {
  const { ask } = await startPages(() => new Promise(() => {}))
  const many = Array.from({ length: 103 }, (_, place) => ask(`/produto/${place}`, {}, 'many'))
  await expect(Promise.race(many)).rejects.toThrow('too much at once')
  for (const one of many) one.catch(() => {})
})

test('who has waited in a line for longer than a proxy would is refused when their turn comes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ask, rendered } = await startPages(async ({ url }) => promise.then(() => page(url)))
  const [first, second] = [ask('/produto/1', {}, 'many'), ask('/produto/2', {}, 'many')]
  const refusal = second.catch(String)
  await expect.poll(() => rendered).toHaveLength(1)
  vi.advanceTimersByTime(9000)
  resolve()
  expect((await first).status).toBe(200)
  expect(await refusal).toContain('too long')
  expect(rendered).toHaveLength(1)
})
