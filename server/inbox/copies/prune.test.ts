import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pruneCopies } from './prune.ts'

const now = Date.UTC(2026, 0, 31)
let folder: string

/** Copies of today, yesterday and so on, and a file that is none. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
  for (let age = 0; age < 5; age += 1) touch(`inbox-${age}.gz${age % 2 ? '.age' : ''}`, age)
  touch('deletions', 300)
})

function touch(name: string, days: number): void {
  writeFileSync(join(folder, name), '')
  const at = now / 1000 - days * 24 * 60 * 60
  utimesSync(join(folder, name), at, at)
}
const left = () => readdirSync(folder).toSorted()

test('so many of the newest stay', async () => {
  expect(await pruneCopies(folder, { keep: 2, days: undefined }, now)).toBe(3)
  expect(left()).toEqual(['deletions', 'inbox-0.gz', 'inbox-1.gz.age'])
})

test('older ones go, and the newest stays however old', async () => {
  expect(await pruneCopies(folder, { keep: undefined, days: 2 }, now)).toBe(2)
  expect(await pruneCopies(folder, { keep: 9, days: 1 }, now + 100 * 24 * 60 * 60 * 1000)).toBe(2)
  expect(left()).toEqual(['deletions', 'inbox-0.gz'])
})

test('drafts that were never finished go after a day', async () => {
  touch('inbox-9.gz.draft-77', 2)
  touch('inbox-9.gz.draft-78', 0)
  await pruneCopies(folder, { keep: 9, days: 9 }, now)
  expect(left()).toContain('inbox-9.gz.draft-78')
  expect(left()).not.toContain('inbox-9.gz.draft-77')
})
