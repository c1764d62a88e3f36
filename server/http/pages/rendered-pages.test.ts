import { expect, test } from 'vitest'
import { RenderedPages } from './rendered-pages.ts'

const request = new Request('https://site.example/', { headers: { 'Accept-Encoding': 'br' } })
const page = (kilobytes: number) =>
  new Response(new Uint8Array(kilobytes * 1000), { headers: { 'Content-Encoding': 'br', ETag: 'W/"e"' } })

test('beyond the limit the page that was not asked for longest goes first', async () => {
  const kept = new RenderedPages(50_000)
  await kept.keep('/a', page(20), request)
  await kept.keep('/b', page(20), request)
  expect(kept.respond('/a', request)?.status).toBe(200)
  await kept.keep('/c', page(20), request)
  expect(['/a', '/b', '/c'].map((path) => kept.respond(path, request)?.status)).toEqual([200, undefined, 200])
})

test('a page that is kept again takes the place of the one before', async () => {
  const kept = new RenderedPages(50_000)
  for (const kilobytes of [20, 20, 30]) await kept.keep('/a', page(kilobytes), request)
  await kept.keep('/b', page(20), request)
  expect(['/a', '/b'].map((path) => kept.respond(path, request)?.headers.get('content-length'))).toEqual([
    '30000',
    '20000',
  ])
})

test('a page larger than the limit is answered and not kept', async () => {
  const kept = new RenderedPages(50_000)
  expect((await kept.keep('/a', page(60), request)).status).toBe(200)
  expect(kept.respond('/a', request)).toBeUndefined()
})

test('HEAD gets the same headers without the page, and who has it is told so', async () => {
  const kept = new RenderedPages()
  const whole = await kept.keep('/a', page(1), request)
  const head = kept.respond('/a', new Request(request, { method: 'HEAD' }))
  expect(head?.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  expect(await head?.text()).toBe('')
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': 'W/"e"' }
  expect(kept.respond('/a', new Request(request, { headers }))?.status).toBe(304)
})

test('who takes no Brotli gets none', async () => {
  const kept = new RenderedPages()
  await kept.keep('/a', page(1), request)
  expect(kept.respond('/a', new Request(request, { headers: { 'Accept-Encoding': 'gzip' } }))).toBeUndefined()
})
