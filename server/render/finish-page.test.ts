import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from '#server/http/pages/inline-scripts.ts'
import { nonceHeader } from '#server/http/pages/nonce.ts'
import { finishedPages } from './finish-page.ts'

const origins = { backend: 'https://inbox.example', analytics: '', analyticsScript: '' }
const nonces: string[] = []
/** Renders a page with one script of its own and one that came into it in another way. */
const pages = finishedPages(async (request) => {
  const nonce = request.headers.get(nonceHeader) ?? ''
  nonces.push(nonce)
  const html = `<script nonce="${nonce}">own()</script><script>evil()</script>`
  return new Response(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}, origins)
const ask = (headers: Record<string, string>) => pages(new Request('https://site.example/nada', { headers }))

test('a page leaves without its nonce; only its own scripts are allowed, by hash', async () => {
  const response = await ask({})
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('<script>own()</script><script>evil()</script>')
  const [own = ''] = inlineScriptHashes('<script nonce="n">own()</script>', 'n')
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${own};`)
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://inbox.example;")
})

test('each page has a nonce of its own, whatever the visitor sends', async () => {
  nonces.length = 0
  for (const _ of [1, 2]) await ask({ [nonceHeader]: 'mine' })
  expect(new Set(nonces).size).toBe(2)
  expect(nonces).not.toContain('mine')
})

test('it is compressed for who takes Brotli, with an entity tag that does not change with the nonce', async () => {
  const [first, second] = [await ask({ 'Accept-Encoding': 'gzip, br' }), await ask({ 'Accept-Encoding': 'br' })]
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toContain('own()')
  expect(first.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect((await ask({ 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBeNull()
})

test('what is no page is left alone', async () => {
  const data = finishedPages(async () => Response.json({ name: 'Cabo' }), origins)
  const response = await data(new Request('https://site.example/a.data', { headers: { 'Accept-Encoding': 'br' } }))
  expect([await response.json(), response.headers.get('content-security-policy')]).toEqual([{ name: 'Cabo' }, null])
})
