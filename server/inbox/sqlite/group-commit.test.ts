import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'

function openTwo() {
  const path = join(mkdtempSync(join(tmpdir(), 'commit-')), 'a.sqlite')
  const [ours, theirs] = [new DatabaseSync(path), new DatabaseSync(path)]
  ours.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0; CREATE TABLE words (word TEXT UNIQUE)')
  return { ours, theirs }
}
const words = (database: DatabaseSync) =>
  database
    .prepare('SELECT word FROM words ORDER BY rowid')
    .all()
    .map(({ word }) => word)
const add = (database: DatabaseSync, word: string) => () =>
  database.prepare('INSERT INTO words VALUES (?)').run(word).changes

test('writes of one tick are one transaction, in order, and their values come back', async () => {
  const { ours, theirs } = openTwo()
  const commits = new GroupCommit(ours)
  const writes = [commits.run(add(ours, 'a')), commits.run(add(ours, 'b'))]
  expect(words(theirs)).toEqual([])
  expect(await Promise.all(writes)).toEqual([1, 1])
  expect(words(theirs)).toEqual(['a', 'b'])
})

test('a write that fails is undone alone', async () => {
  const { ours } = openTwo()
  const commits = new GroupCommit(ours)
  const outcomes = await Promise.allSettled(['a', 'a', 'b'].map((word) => commits.run(add(ours, word))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(words(ours)).toEqual(['a', 'b'])
})

test('while another process writes, writes wait and the process goes on', async () => {
  const { ours, theirs } = openTwo()
  const commits = new GroupCommit(ours)
  theirs.exec('BEGIN IMMEDIATE')
  const write = commits.run(add(ours, 'a'))
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 10)
  setTimeout(() => theirs.exec('COMMIT'), 150)
  await write
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(5)
  expect(words(ours)).toEqual(['a'])
})

test('a write that waits too long is told so and never happens; the next one does', async () => {
  const { ours, theirs } = openTwo()
  const commits = new GroupCommit(ours, { milliseconds: 60, writes: 10 })
  theirs.exec('BEGIN IMMEDIATE')
  await expect(commits.run(add(ours, 'late'))).rejects.toThrow('database is locked')
  theirs.exec('COMMIT')
  await commits.run(add(ours, 'next'))
  expect(words(ours)).toEqual(['next'])
})

test('more writes than may wait are refused at once', async () => {
  const { ours } = openTwo()
  const commits = new GroupCommit(ours, { milliseconds: 1000, writes: 2 })
  const writes = [commits.run(add(ours, 'a')), commits.run(add(ours, 'b')), commits.run(add(ours, 'c'))]
  await expect(writes[2]).rejects.toThrow('Too many writes')
  await Promise.all(writes.slice(0, 2))
  expect(words(ours)).toEqual(['a', 'b'])
})

test('on a full disk every write of the transaction fails, and writing goes on once there is room', async () => {
  const { ours } = openTwo()
  const commits = new GroupCommit(ours)
  ours.exec('PRAGMA max_page_count = 4')
  const long = Array.from({ length: 40 }, (_, index) => String(index).repeat(400))
  const outcomes = await Promise.allSettled(long.map((word) => commits.run(add(ours, word))))
  const stored = outcomes.filter(({ status }) => status === 'fulfilled')
  expect(stored.length).toBe(words(ours).length)
  expect(stored.length).toBeLessThan(40)
  ours.exec('PRAGMA max_page_count = 1000')
  await commits.run(add(ours, 'room'))
  expect(words(ours)).toContain('room')
})

test('settling waits for what was queued', async () => {
  const { ours } = openTwo()
  const commits = new GroupCommit(ours)
  void commits.run(add(ours, 'a'))
  await commits.settle()
  expect(words(ours)).toEqual(['a'])
})
