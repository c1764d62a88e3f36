import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putFiles, takeBackFiles } from '#server/content/drafts/change-files.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { failingDisk } from './failing-disk.ts'
import { historyFolder } from './seeded.ts'

/**
 * Changes of the content that are interrupted at any point: repeated, they are complete; undone, nothing of them is
 * left.
 */

const changes: FileChange[] = [
  { path: 'brand.yaml', base: 'loja\n', text: 'loja nova\n' },
  { path: 'images/products/novo/1.jpg', base: null, text: 'AAAA' },
  { path: 'products/novo.yaml', base: null, text: 'novo\n' },
  { path: 'products/velho.yaml', base: 'velho\n', text: null },
]
const before = { 'brand.yaml': 'loja\n', 'products/velho.yaml': 'velho\n' }
const after = { 'brand.yaml': 'loja nova\n', 'images/products/novo/1.jpg': '\0\0\0', 'products/novo.yaml': 'novo\n' }
/** Changing these files asks the disk some sixty times. */
const calls = 80

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
  return putFiles(root, changes, failingDisk({ after: number, part, goesOn })).then(
    () => true,
    () => false,
  )
}

test.each([0, 1])('cut off at each call (%i of it done), a change is made whole by doing it again', async (part) => {
  let ends = 0
  for (let number = 0; number < calls; number += 1) {
    begin()
    if (await cutOff(number, part, false)) ends += 1
    expect([number, await putFiles(root, changes), all()]).toEqual([number, [], after])
  }
  expect(ends).toBeGreaterThan(0)
})

test.each([0, 1])('cut off at each call (%i of it done), it is taken back', async (part) => {
  for (let number = 0; number < calls; number += 1) {
    begin()
    await cutOff(number, part, false)
    await takeBackFiles(root, changes)
    expect([number, all()]).toEqual([number, before])
  }
})

test('a disk that fails once is told, and nothing has changed', async () => {
  for (let number = 0; number < calls; number += 1) {
    begin()
    const isDone = await cutOff(number, 0, true)
    expect([number, all()]).toEqual([number, isDone ? after : before])
  }
})
