import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContentFault } from '#server/content-error.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { ContentFiles } from './content-files.ts'
import { loadContent } from './load-content.ts'

let root: string
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0])

beforeEach(() => {
  root = scratchFolder()
  mkdirSync(join(root, 'content/products'), { recursive: true })
  mkdirSync(join(root, 'content/images/products/cabo'), { recursive: true })
  writeFileSync(join(root, 'content/brand.yaml'), 'name: Loja\n')
  writeFileSync(join(root, 'content/products/cabo.yaml'), 'name: Cabo\n')
  writeFileSync(join(root, 'content/products/.cabo.yaml.depois'), 'name: Meio\n')
  writeFileSync(join(root, 'content/images/products/cabo/1.png'), png)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a draft lies over what the shop has: changed, new and removed files, and bytes as they are', async () => {
  const files = new ContentFiles(root).withFiles([
    { path: 'products/cabo.yaml', text: null },
    { path: 'products/sensor.yaml', text: 'name: Sensor de São José\n' },
    { path: 'images/products/sensor/1.png', text: png.toString('base64') },
    { path: 'images/products/cabo/1.png', text: null },
  ])
  expect(await files.text('brand.yaml')).toEqual({ file: 'content/brand.yaml', text: 'name: Loja\n' })
  expect((await files.text('products/sensor.yaml')).text).toBe('name: Sensor de São José\n')
  expect(await files.bytes('images/products/sensor/1.png')).toEqual(png)
  await expect(files.text('products/cabo.yaml')).rejects.toThrow('ENOENT')
  await expect(files.bytes('images/products/cabo/1.png')).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await Promise.all(['brand.yaml', 'products/cabo.yaml', 'nada'].map((path) => files.has(path)))).toEqual([
    true,
    false,
    false,
  ])
})

test('names are those of disk and draft, without hidden files, and without folders that the draft empties', async () => {
  const folder = new ContentFiles(root)
  const draft = folder.withFiles([
    { path: 'products/sensor.yaml', text: 'name: Sensor\n' },
    { path: 'images/products/sensor/1.png', text: png.toString('base64') },
    { path: 'images/products/cabo/1.png', text: null },
  ])
  expect(await folder.namesIn('products')).toEqual({ files: ['cabo.yaml'], folders: [] })
  expect(await draft.namesIn('products')).toEqual({ files: ['cabo.yaml', 'sensor.yaml'], folders: [] })
  expect((await folder.namesIn('images/products')).folders).toEqual(['cabo'])
  expect((await draft.namesIn('images/products')).folders).toEqual(['sensor'])
  expect(await draft.namesIn('blog')).toEqual({ files: [], folders: [] })
})

test('what lies behind a link is read as the shop reads it', async () => {
  mkdirSync(join(root, 'elsewhere'))
  writeFileSync(join(root, 'elsewhere/x.md'), 'Texto\n')
  symlinkSync('../elsewhere', join(root, 'content/blog'))
  const files = new ContentFiles(root)
  expect(await files.namesIn('blog')).toEqual({ files: ['x.md'], folders: [] })
  expect((await files.text('blog/x.md')).text).toBe('Texto\n')
})

test('a text is parsed again only when it changes, and one with faults each time', async () => {
  const schema = v.object({ name: v.string() })
  const files = new ContentFiles(root)
  const first = await files.parsed('brand.yaml', schema, [])
  expect(await files.withFiles([{ path: 'products/cabo.yaml', text: null }]).parsed('brand.yaml', schema, [])).toBe(
    first,
  )
  const other = files.withFiles([{ path: 'brand.yaml', text: 'name: Outra\n' }])
  expect(await other.parsed('brand.yaml', schema, [])).toEqual({ name: 'Outra' })
  const faulty = files.withFiles([{ path: 'brand.yaml', text: 'name: 3\n' }])
  for (let round = 0; round < 2; round += 1) {
    const faults: ContentFault[] = []
    expect(await faulty.parsed('brand.yaml', schema, faults)).toBeUndefined()
    expect(faults).toHaveLength(1)
  }
})

test('a draft is checked as the shop is, and its faults are those of its files', async () => {
  const shop = new ContentFiles('tests/fixture')
  expect((await loadContent(shop)).products.length).toBeGreaterThan(5)
  const draft = shop.withFiles([{ path: 'products/inexistente.yaml', text: 'name: Só o nome\n' }])
  await expect(loadContent(draft)).rejects.toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ file: 'content/products/inexistente.yaml' })]),
  })
})
