import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { RenderedPages } from './rendered-pages.ts'

const request = new Request('https://site.example/', { headers: { 'Accept-Encoding': 'br' } })
const pages = () => new RenderedPages({ backend: '', analytics: '' })

test('beyond 32 MB the page that was not asked for longest goes first', async () => {
  const kept = pages()
  const megabytes = (count: number) => randomBytes(count * 500_000).toString('hex')
  await kept.keep('/a', megabytes(20))
  await kept.keep('/b', megabytes(20))
  expect(kept.respond('/a', request)?.status).toBe(200)
  await kept.keep('/c', megabytes(40))
  expect(['/a', '/b', '/c'].map((path) => kept.respond(path, request)?.status)).toEqual([200, undefined, 200])
})

test('HEAD gets the same headers without the page', async () => {
  const kept = pages()
  await kept.keep('/a', '<h1>Peça</h1>')
  const response = kept.respond('/a', new Request(request, { method: 'HEAD' }))
  expect(response?.headers.get('content-length')).toBe(kept.respond('/a', request)?.headers.get('content-length'))
  expect(await response?.text()).toBe('')
})
