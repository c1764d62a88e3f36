import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { OtherReleases } from './other-releases.ts'

const origins = { backend: '', analytics: '', analyticsScript: '' }
const folder = mkdtempSync(join(tmpdir(), 'releases-'))

afterEach(() => {
  vi.restoreAllMocks()
})

/** A release with one script, and a page that no other release may give out. */
function release(id: string): void {
  mkdirSync(join(folder, id, 'client/assets'), { recursive: true })
  const facts = { type: 'text/javascript', etag: id, cacheControl: 'public', encodings: [] }
  const table = {
    [`/assets/app-${id}.js`]: { ...facts, file: `assets/app-${id}.js` },
    '/contato': { ...facts, file: 'contato.html' },
  }
  writeFileSync(join(folder, id, 'files.json'), JSON.stringify(table))
  writeFileSync(join(folder, id, `client/assets/app-${id}.js`), id)
}

const ask = (others: OtherReleases, path: string) => others.respond(path, new Request(`https://site.example${path}`))

test('a tab of another release finds its files, and nothing else of it', async () => {
  release('a')
  const others = new OtherReleases(folder, origins)
  expect(await (await ask(others, '/assets/app-a.js'))?.text()).toBe('a')
  expect(await ask(others, '/contato')).toBeUndefined()
  expect(await ask(others, '/assets/../../a/files.json')).toBeUndefined()
})

test('a release that comes later is found, one that is dropped is no fault', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  release('b')
  const others = new OtherReleases(folder, origins)
  expect((await ask(others, '/assets/app-b.js'))?.status).toBe(200)
  release('c')
  expect(await ask(others, '/assets/app-c.js')).toBeUndefined()
  now = 2000
  expect((await ask(others, '/assets/app-c.js'))?.status).toBe(200)
  release('d')
  now = 4000
  expect(await ask(others, '/assets/gone-1.js')).toBeUndefined()
  rmSync(join(folder, 'd'), { recursive: true })
  expect(await ask(others, '/assets/app-d.js')).toBeUndefined()
})
