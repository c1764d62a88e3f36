import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { RenderedPages } from './rendered-pages.ts'

const request = new Request('https://site.example/', { headers: { 'Accept-Encoding': 'br' } })
const pages = (limit?: number) => new RenderedPages({ backend: '', analytics: '', analyticsScript: '' }, limit)

test('beyond the limit the page that was not asked for longest goes first', async () => {
  const kept = pages(50_000)
  const kilobytes = (count: number) => randomBytes(count * 1000).toString('hex')
  await kept.keep('/a', { html: kilobytes(20), nonce: 'n' })
  await kept.keep('/b', { html: kilobytes(20), nonce: 'n' })
  expect(kept.respond('/a', request)?.status).toBe(200)
  await kept.keep('/c', { html: kilobytes(20), nonce: 'n' })
  expect(['/a', '/b', '/c'].map((path) => kept.respond(path, request)?.status)).toEqual([200, undefined, 200])
})

test('HEAD gets the same headers without the page', async () => {
  const kept = pages()
  await kept.keep('/a', { html: '<h1>Peça</h1>', nonce: 'n' })
  const response = kept.respond('/a', new Request(request, { method: 'HEAD' }))
  expect(response?.headers.get('content-length')).toBe(kept.respond('/a', request)?.headers.get('content-length'))
  expect(await response?.text()).toBe('')
})
