import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SharedAssets } from './shared-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
const shared = new SharedAssets(folder)
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'desenhos'))
writeFileSync(join(folder, 'secret'), 'secret')

const ask = (path: string, init?: RequestInit) => shared.respond(path, new Request(`https://site.example${path}`, init))

test('a file of any release is given out for good, compressed for who takes that', async () => {
  writeFileSync(join(folder, 'assets/app-a.js'), 'script')
  writeFileSync(join(folder, 'assets/app-a.js.br'), 'packed')
  const plain = await ask('/assets/app-a.js')
  expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await plain?.text()).toBe('script')
  const packed = await ask('/assets/app-a.js', { headers: { 'Accept-Encoding': 'br' } })
  expect(packed?.headers.get('content-encoding')).toBe('br')
  expect(await packed?.text()).toBe('packed')
  const head = await ask('/assets/app-a.js', { method: 'HEAD' })
  expect([head?.headers.get('content-length'), await head?.text()]).toEqual(['6', ''])
})

test('a file that a release brings later is found, and a drawing has its policy', async () => {
  expect(await ask('/desenhos/cabo-1.svg')).toBeUndefined()
  writeFileSync(join(folder, 'desenhos/cabo-1.svg'), '<svg/>')
  expect((await ask('/desenhos/cabo-1.svg'))?.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each(['/contato', '/assets/../secret', '/assets/..', '/secret', '/assets/app-a.js.br', '/assets/%2e%2e/secret'])(
  '%s is no such file',
  async (path) => {
    expect(await shared.respond(path, new Request('https://site.example/'))).toBeUndefined()
  },
)
