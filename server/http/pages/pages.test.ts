import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ShareExceeded } from '#server/http/connection/render-queue.ts'
import { servePages } from './pages.ts'
import { StaticSite } from './static-site.ts'

const origins = { backend: '', analytics: '', analyticsScript: '' }
const origin = 'https://site.example'

async function builtSite(): Promise<StaticSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/index.html'), '<h1>Início</h1>')
  const built = {
    file: 'index.html',
    type: 'text/html',
    etag: 'e',
    cacheControl: 'no-cache',
    encodings: [],
    scripts: ["'sha256-x'"],
  }
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ '/': built, '/contato': built }))
  return StaticSite.open(folder, origins)
}

const site = await builtSite()
const page = (body: string, status: number) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br', ETag: 'W/"p"' } })
const rendered = async (request: Request) => page(`rendered ${new URL(request.url).pathname}`, 404)
/** Pages as one visitor asks for them. */
function visit(options: Parameters<typeof servePages>[0]): (request: Request) => Promise<Response> {
  const serve = servePages(options)
  return (request) => serve(request, '203.0.113.7')
}

const pages = visit({ site, render: rendered })

test('a built page is served as it was built, with its own script hashes in the policy', async () => {
  const response = await pages(new Request(`${origin}/contato`))
  expect(await response.text()).toBe('<h1>Início</h1>')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-x';")
})

test('a page that is the same for everybody is rendered once, whatever campaign leads to it', async () => {
  let renders = 0
  const counted = visit({
    site,
    render: async (request) => {
      renders += 1
      return page(`page${new URL(request.url).search}`, 200)
    },
  })
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const first = await counted(new Request(`${origin}/produto/a?utm_source=x`, { headers }))
  const second = await counted(new Request(`${origin}/produto/a?utm_source=y`, { headers }))
  expect([await first.text(), await second.text()]).toEqual(['page', 'page'])
  expect([...second.headers]).toEqual([...first.headers])
  const again = await counted(new Request(`${origin}/produto/a`, { headers: { ...headers, 'If-None-Match': 'W/"p"' } }))
  expect(again.status).toBe(304)
  expect(renders).toBe(1)
  await counted(new Request(`${origin}/produto/a?opcao=5-vias`, { headers }))
  await counted(new Request(`${origin}/produto/a`))
  expect(renders).toBe(3)
})

test('a page that was not found is not kept', async () => {
  let renders = 0
  const counted = visit({
    site,
    render: (request) => {
      renders += 1
      return rendered(request)
    },
  })
  const headers = { 'Accept-Encoding': 'br' }
  for (const _ of [1, 2]) {
    const response = await counted(new Request(`${origin}/nada`, { headers }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  }
  expect(renders).toBe(2)
})

test('HEAD of a page that is rendered has its headers and no page', async () => {
  const response = await pages(new Request(`${origin}/nada`, { method: 'HEAD' }))
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([404, 'W/"p"', ''])
})

test('an address that cannot be decoded is not found', async () => {
  for (const path of ['/%', '/%E0%A4%A', '/produto/%ff'])
    expect((await pages(new Request(origin + path))).status).toBe(404)
})

test('pages are only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await pages(new Request(`${origin}/contato`, { method }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('an address with a slash at its end leads to the one without, on this site, whatever it is', async () => {
  const part = fc.oneof(
    fc.constantFrom('/', '\\', '%2F', '%5C', 'evil.example', '..', '%0D%0A', ':', '@', '%00'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
      const address = `${origin}/${parts.join('')}/`
      fc.pre(URL.canParse(address) && new URL(address).origin === origin)
      const response = await pages(new Request(address))
      const location = response.headers.get('location')
      if (location === null) return
      expect(new URL(location, origin).origin).toBe(origin)
      expect(location).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 500 },
  )
})

test('a list that is asked for in the same words is rendered once', async () => {
  let renders = 0
  const lists = visit({
    site,
    render: async (request) => {
      renders += 1
      return page(new URL(request.url).search, 200)
    },
  })
  const headers = { 'Accept-Encoding': 'br' }
  const first = await lists(new Request(`${origin}/lista?marca=ge&utm_source=x&search=ecg`, { headers }))
  expect(await first.text()).toBe('?search=ecg&marca=ge')
  const again = await lists(new Request(`${origin}/lista?search=%20ecg&marca=ge`, { headers }))
  expect(await again.text()).toBe('?search=ecg&marca=ge')
  const before = renders
  await lists(new Request(`${origin}/lista?search=ecg&marca=ge&x=1`, { headers }))
  expect(renders).toBe(before)
  await lists(new Request(`${origin}/lista?search=spo2`, { headers }))
  expect(renders).toBe(before + 1)
})

test('a visitor who asks for too many pages at once is told to wait; built pages and other visitors are served', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = servePages({ site, render: () => promise.then(() => new Response('page')) })
  const waiting = Array.from({ length: 31 }, () => slow(new Request(`${origin}/nada`), 'flood'))
  await expect(slow(new Request(`${origin}/nada`), 'flood')).rejects.toThrow(ShareExceeded)
  expect((await slow(new Request(`${origin}/contato`), 'flood')).status).toBe(200)
  const other = slow(new Request(`${origin}/nada`), 'ana')
  resolve()
  await Promise.all([...waiting, other])
})

test('a file named by its content that no release has is not found, and not rendered', async () => {
  const response = await pages(new Request(`${origin}/assets/gone-1a2b.js`))
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})
