import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { checkDraft } from './check-draft.ts'
import { PathRefused } from './content-place.ts'
import { contentText, draftText } from './draft-text.ts'
import { layDraft } from './lay-draft.ts'

let root: string
let laid: string
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0])

beforeEach(() => {
  root = scratchFolder()
  laid = join(root, 'build/laid')
  mkdirSync(join(root, 'content/products'), { recursive: true })
  mkdirSync(join(root, 'content/images/products/cabo'), { recursive: true })
  writeFileSync(join(root, 'content/brand.yaml'), 'name: Loja\n')
  writeFileSync(join(root, 'content/products/cabo.yaml'), 'name: Cabo\n')
  writeFileSync(join(root, 'content/images/products/cabo/1.png'), png)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a draft lies over what the shop has: changed, new and removed files, and bytes as they are', async () => {
  await layDraft(
    root,
    [
      { path: 'products/cabo.yaml', text: null },
      { path: 'products/sensor.yaml', text: 'name: Sensor de São José\n' },
      { path: 'images/products/sensor/1.png', text: png.toString('base64') },
    ],
    laid,
  )
  const text = (path: string) => readFileSync(join(laid, 'content', path))
  expect(text('brand.yaml').toString()).toBe('name: Loja\n')
  expect(text('products/sensor.yaml').toString()).toBe('name: Sensor de São José\n')
  expect(text('images/products/sensor/1.png')).toEqual(png)
  expect(text('images/products/cabo/1.png')).toEqual(png)
  expect(() => text('products/cabo.yaml')).toThrow('ENOENT')
})

test('what is edited while a draft lies there does not change it; photographs take no room', async () => {
  await layDraft(root, [], laid)
  writeFileSync(join(root, 'content/brand.yaml'), 'name: Outra\n')
  expect(readFileSync(join(laid, 'content/brand.yaml'), 'utf8')).toBe('name: Loja\n')
  expect(statSync(join(laid, 'content/images/products/cabo/1.png')).nlink).toBe(2)
})

test('what lies behind a link is read as the shop reads it, and no draft reads or writes it', async () => {
  writeFileSync(join(root, 'secret.yaml'), 'key: 1\n')
  symlinkSync('../../secret.yaml', join(root, 'content/products/preso.yaml'))
  mkdirSync(join(root, 'elsewhere'))
  writeFileSync(join(root, 'elsewhere/x.md'), 'Texto\n')
  symlinkSync('../elsewhere', join(root, 'content/blog'))
  await layDraft(root, [], laid)
  expect(readFileSync(join(laid, 'content/products/preso.yaml'), 'utf8')).toBe('key: 1\n')
  expect(readFileSync(join(laid, 'content/blog/x.md'), 'utf8')).toBe('Texto\n')
  for (const path of ['products/preso.yaml', 'blog/x.md', 'blog/novo.md', '../secret.yaml']) {
    await expect(contentText(root, path)).rejects.toBeInstanceOf(PathRefused)
    await expect(layDraft(root, [{ path, text: 'x' }], laid)).rejects.toBeInstanceOf(PathRefused)
  }
  expect(readFileSync(join(root, 'secret.yaml'), 'utf8')).toBe('key: 1\n')
})

test('the text of a file is the draft’s where it has one', async () => {
  const files = [{ path: 'products/cabo.yaml', text: null }]
  expect(await draftText(root, files, 'products/cabo.yaml')).toBeNull()
  expect(await draftText(root, files, 'brand.yaml')).toBe('name: Loja\n')
  expect(await contentText(root, 'images/products/cabo/1.png')).toBe(png.toString('base64'))
  expect(await contentText(root, 'products/nada.yaml')).toBeNull()
})

test('a laid draft is checked as the shop is, and what was read before is not read again', async () => {
  const shop = 'tests/fixture'
  const path = 'products/inexistente.yaml'
  await layDraft(shop, [], laid)
  expect((await checkDraft(new ContentFiles(laid))).content?.products.length).toBeGreaterThan(5)
  await layDraft(shop, [{ path, text: 'name: Só o nome\n' }], laid)
  const { faults = [] } = await checkDraft(new ContentFiles(laid))
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.every(({ file }) => file === `content/${path}`)).toBe(true)
})
