import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { holdRelease } from './lease.ts'
import { Releases } from './releases.ts'

let folder: string
let releases: Releases

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let minutes = 0
  releases = new Releases(folder, () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))))
})

async function publish(id: string): Promise<void> {
  const finished = join(folder, `unfinished-${id}`)
  await mkdir(finished, { recursive: true })
  await writeFile(join(finished, 'files.json'), `"${id}"`)
  await releases.publish(finished, id)
}

const served = () => readFile(join(folder, 'current/files.json'), 'utf8')
const ids = async () => (await releases.list()).map(({ id }) => id)

test('before the first release there is none, and nothing to go back to', async () => {
  expect(await releases.current()).toBeUndefined()
  expect(await releases.list()).toEqual([])
  await expect(releases.back()).rejects.toThrow('There is no release before the current one')
})

test('a finished build becomes the current release', async () => {
  await publish('a')
  expect(await releases.current()).toBe('a')
  expect(await served()).toBe('"a"')
})

test('the two releases before the current one stay, older ones go', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await publish(id)
  expect(await ids()).toEqual(['d', 'c', 'b'])
})

test('a release that a running server serves stays, however old', async () => {
  await publish('a')
  const end = await holdRelease(folder, join(folder, 'releases/a'))
  for (const id of ['b', 'c', 'd']) await publish(id)
  expect(await ids()).toEqual(['d', 'c', 'b', 'a'])
  await end()
  await publish('e')
  expect(await ids()).toEqual(['e', 'd', 'c'])
})

test('the note of a server that was killed holds nothing', async () => {
  await publish('a')
  await mkdir(join(folder, 'leases'), { recursive: true })
  // No process has so high a number.
  await writeFile(join(folder, 'leases', '4194305'), 'a')
  for (const id of ['b', 'c', 'd']) await publish(id)
  expect(await ids()).toEqual(['d', 'c', 'b'])
})

test('one step back, and another; the release that was left is remembered until another is published', async () => {
  for (const id of ['a', 'b', 'c']) await publish(id)
  expect(await releases.back()).toBe('b')
  expect(await served()).toBe('"b"')
  expect(await releases.left()).toBe('c')
  expect(await releases.back()).toBe('a')
  await expect(releases.back()).rejects.toThrow('There is no release before the current one')
  await publish('d')
  expect(await releases.left()).toBeUndefined()
  expect(await releases.back()).toBe('a')
})

test('a release that is there already is used again as it is', async () => {
  await publish('a')
  await publish('b')
  await releases.use('a')
  expect(await releases.current()).toBe('a')
  expect(await releases.back()).toBe('b')
  await expect(releases.use('x')).rejects.toThrow('There is no release x')
})

test('what a killed build left unfinished is no release and changes nothing', async () => {
  await publish('a')
  await mkdir(join(folder, 'unfinished-1/client'), { recursive: true })
  expect(await ids()).toEqual(['a'])
  expect(await served()).toBe('"a"')
})

test('code stays while a release runs it, and goes a day after', async () => {
  const code = async (name: string, made: Date) => {
    await mkdir(join(folder, 'code', name), { recursive: true })
    await utimes(join(folder, 'code', name), made, made)
  }
  const yesterday = new Date(Date.UTC(2025, 11, 30))
  await code('old', yesterday)
  await code('unused', yesterday)
  await code('being-built', new Date(Date.UTC(2026, 0, 1)))
  await mkdir(join(folder, 'unfinished-a'))
  await symlink('../../code/old', join(folder, 'unfinished-a/code'))
  await publish('a')
  expect((await readdir(join(folder, 'code'))).toSorted()).toEqual(['being-built', 'old'])
  expect(await realpath(join(folder, 'current/code'))).toBe(await realpath(join(folder, 'code/old')))
  for (const id of ['b', 'c', 'd']) await publish(id)
  expect(await readdir(join(folder, 'code'))).toEqual(['being-built'])
})
