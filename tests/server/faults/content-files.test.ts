import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import {
  changeFiles,
  endChange,
  finishChange,
  unfinishedChange,
  type FileChange,
} from '#server/content/drafts/change-files.ts'
import { raiseVersion } from '#server/content/version.ts'
import { failingDisk } from './failing-disk.ts'
import { historyFolder } from './seeded.ts'

/**
 * Changes of the content that are interrupted at any point: without a journal nothing has changed; with one, who reads
 * sees them complete, and who goes on makes them so.
 */

const changes: FileChange[] = [
  { path: 'brand.yaml', base: 'loja\n', text: 'loja nova\n' },
  { path: 'images/products/novo/1.jpg', base: null, text: 'AAAA' },
  { path: 'products/novo.yaml', base: null, text: 'novo\n' },
  { path: 'products/velho.yaml', base: 'velho\n', text: null },
]
const before = { 'brand.yaml': 'loja\n', 'products/velho.yaml': 'velho\n' }
const after = { 'brand.yaml': 'loja nova\n', 'images/products/novo/1.jpg': '\0\0\0', 'products/novo.yaml': 'novo\n' }
/** Changing these files asks the disk some forty times. */
const calls = 60
const journal = { publicationId: 7, changes }

let root: string
beforeEach(() => {
  root = historyFolder()
})
afterEach(() => rmSync(root, { recursive: true }))

function begin(): void {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  for (const [path, text] of Object.entries(before)) {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true })
    writeFileSync(join(root, 'content', path), text)
  }
}

function all(): Record<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [file.slice(join(root, 'content').length + 1), readFileSync(file, 'utf8')]),
  )
}

/** Out: whether it was carried out. */
async function cutOff(number: number, part: number, goesOn: boolean): Promise<boolean> {
  const disk = failingDisk({ after: number, part, goesOn })
  return changeFiles(root, journal, disk)
    .then(async () => endChange(root, disk))
    .then(
      () => true,
      () => false,
    )
}

/** What a reader takes for the content. */
async function read(): Promise<Record<string, string>> {
  const unfinished = await unfinishedChange(root)
  const files = new ContentFiles(root).withFiles(unfinished?.changes ?? [])
  const paths = [...Object.keys(before), ...Object.keys(after)]
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await files.bytes(path).then(String, () => undefined)] as const),
  )
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

test.each([0, 1])('cut off at each call (%i of it done), a change is seen and finished as a whole', async (part) => {
  const outcomes = { before: 0, after: 0 }
  for (let number = 0; number < calls; number += 1) {
    begin()
    await cutOff(number, part, false)
    const seen = await read()
    const unfinished = await unfinishedChange(root)
    if (unfinished) expect(await finishChange(root, unfinished)).toEqual([])
    await endChange(root)
    const isAfter = 'products/novo.yaml' in seen
    outcomes[isAfter ? 'after' : 'before'] += 1
    expect([number, seen]).toEqual([number, isAfter ? after : before])
    expect([number, all()]).toEqual([number, seen])
  }
  expect(outcomes.before).toBeGreaterThan(0)
  expect(outcomes.after).toBeGreaterThan(20)
})

test('a disk that fails once is told, and nothing has changed', async () => {
  for (let number = 0; number < calls; number += 1) {
    begin()
    const isDone = await cutOff(number, 0, true)
    if (await unfinishedChange(root)) continue
    const present = all()
    expect([number, present]).toEqual([number, isDone || 'products/novo.yaml' in present ? after : before])
  }
})

test('what somebody wrote to one of the files is told, and nothing is written; a path outside refuses all', async () => {
  begin()
  writeFileSync(join(root, 'content/brand.yaml'), 'do editor\n')
  expect(await changeFiles(root, journal)).toEqual([{ ...changes[0], current: 'do editor\n' }])
  expect(all()).toEqual({ ...before, 'brand.yaml': 'do editor\n' })
  const outside = { path: '../package.json', base: null, text: '{}' }
  await expect(changeFiles(root, { publicationId: 1, changes: [outside] })).rejects.toMatchObject({
    name: 'PathRefused',
  })
})

test('a change that was cut off and meets an editor’s text is taken back, and the editor’s stays', async () => {
  begin()
  await cutOff(25, 0, false)
  const unfinished = await unfinishedChange(root)
  writeFileSync(join(root, 'content/products/velho.yaml'), 'do editor\n')
  expect(await finishChange(root, unfinished ?? journal)).toMatchObject([{ path: 'products/velho.yaml' }])
  expect(all()).toEqual({ ...before, 'products/velho.yaml': 'do editor\n' })
})

test('what is published can be read by the account of the server, whatever the umask of the desk', async () => {
  begin()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  chmodSync(join(root, 'content'), 0o750)
  await changeFiles(root, journal)
  await endChange(root)
  await raiseVersion(join(root, 'content'))
  const modeOf = (path: string) => (statSync(join(root, 'content', path)).mode & 0o777).toString(8)
  expect(['images', 'images/products', 'images/products/novo'].map(modeOf)).toEqual(['750', '750', '750'])
  expect(['images/products/novo/1.jpg', 'products/novo.yaml', '.version'].map(modeOf)).toEqual(['640', '640', '640'])
})
