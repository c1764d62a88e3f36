import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { PathRefused } from './content-place.ts'
import { conflictsNow, putFiles, takeBackFiles } from './put-files.ts'
import type { Disk, FileChange } from './swap-file.ts'

let root: string
beforeEach(() => {
  root = scratchFolder()
  mkdirSync(join(root, 'content/products'), { recursive: true })
  write('brand.yaml', 'name: Loja\n')
  write('products/cabo.yaml', 'name: Cabo\n')
  write('products/velho.yaml', 'name: Velho\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(root, 'content', path), text)
const picture = Buffer.from([0xff, 0xd8, 0]).toString('base64')
const changes: FileChange[] = [
  { path: 'brand.yaml', base: 'name: Loja\n', text: 'name: Loja Nova\n' },
  { path: 'images/products/novo/1.jpg', base: null, text: picture },
  { path: 'products/cabo.yaml', base: 'name: Cabo\n', text: 'name: Cabo ECG\n' },
  { path: 'products/novo.yaml', base: null, text: 'name: Novo\n' },
  { path: 'products/velho.yaml', base: 'name: Velho\n', text: null },
]

/** Every file of the content with its text, hidden ones too. */
function all(): Record<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [file.slice(join(root, 'content').length + 1), readFileSync(file, 'latin1')]),
  )
}

const before = {
  'brand.yaml': 'name: Loja\n',
  'products/cabo.yaml': 'name: Cabo\n',
  'products/velho.yaml': 'name: Velho\n',
}
const after = {
  'brand.yaml': 'name: Loja Nova\n',
  'images/products/novo/1.jpg': '\u00ff\u00d8\u0000',
  'products/cabo.yaml': 'name: Cabo ECG\n',
  'products/novo.yaml': 'name: Novo\n',
}

const modes = () =>
  ['brand.yaml', 'products/novo.yaml'].map((path) => statSync(join(root, 'content', path)).mode & 0o777)

test('files are changed, added and removed together, also a second time, and taken back', async () => {
  chmodSync(join(root, 'content/brand.yaml'), 0o604)
  expect(await putFiles(root, changes)).toEqual([])
  expect(all()).toEqual(after)
  expect(modes()).toEqual([0o604, 0o640])
  expect(await putFiles(root, changes)).toEqual([])
  expect(all()).toEqual(after)
  await takeBackFiles(root, changes)
  expect(all()).toEqual(before)
  expect(readdirSync(join(root, 'content/images/products'))).toEqual([])
})

test('what somebody wrote to one of the files is told, and nothing is written', async () => {
  write('products/cabo.yaml', 'name: Do editor\n')
  const conflict = { ...changes[2], present: 'name: Do editor\n' }
  expect(await conflictsNow(root, changes)).toEqual([conflict])
  expect(await putFiles(root, changes)).toEqual([conflict])
  expect(all()).toEqual({ ...before, 'products/cabo.yaml': 'name: Do editor\n' })
})

/** A disk on which somebody does something before a call. */
function meanwhile(call: keyof Disk, number: number, act: () => void): Disk {
  let calls = 0
  return new Proxy(fs, {
    get: (disk, name) => {
      if (name === call && (calls += 1) === number) act()
      return Reflect.get(disk, name)
    },
  })
}

test.each([
  ['before a file is taken', 'rename', 2, 'products/cabo.yaml'],
  ['before the new one is put', 'link', 8, 'products/novo.yaml'],
] as const)(
  'an editor that writes %s keeps its text, and nothing else has changed',
  async (_when, call, number, path) => {
    const disk = meanwhile(call, number, () => write(path, 'name: Do editor\n'))
    expect(await putFiles(root, changes, disk)).toMatchObject([{ path, present: 'name: Do editor\n' }])
    expect(all()).toEqual({ ...before, [path]: 'name: Do editor\n' })
  },
)

test('an editor that had a file open keeps its text', async () => {
  const open = await fs.open(join(root, 'content/brand.yaml'), 'r+')
  const written = () => void open.write('name: DoEd\n', 0)
  const [conflict] = await putFiles(root, changes, meanwhile('rename', 2, written))
  await open.close()
  expect([conflict?.path, all()]).toEqual(['brand.yaml', { ...before, 'brand.yaml': 'name: DoEd\n' }])
})

test('a path that is none of the content refuses all', async () => {
  const bad = { path: '../package.json', base: null, text: '{}' }
  await expect(putFiles(root, [...changes, bad])).rejects.toBeInstanceOf(PathRefused)
  expect(all()).toEqual(before)
})
