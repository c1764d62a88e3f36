import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Releases } from './releases.ts'

let folder: string
let releases: Releases
let days: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let minutes = 0
  days = 1
  releases = new Releases(folder, () => new Date(Date.UTC(2026, 0, days, 0, (minutes += 1))))
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

test('what it is made of alone stands in a release: when it was served is written beside it', async () => {
  await publish('a')
  await publish('b')
  expect((await readdir(join(folder, 'releases/a'))).toSorted()).toEqual(['SHA256SUMS', 'files.json'])
  expect(await releases.list()).toEqual([
    { id: 'b', since: '2026-01-01T00:04:00.000Z', before: 'a', isCurrent: true },
    { id: 'a', since: '2026-01-01T00:02:00.000Z', before: '', isCurrent: false },
  ])
})

test('a release stays for a week after another followed, the two before the current one for good', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await publish(id)
  expect(await ids()).toEqual(['d', 'c', 'b', 'a'])
  days += 8
  await publish('e')
  expect(await ids()).toEqual(['e', 'd', 'c'])
})

test('files named by their content outlive their release by a month, pages do not', async () => {
  const file = async (id: string) => {
    await mkdir(join(folder, `unfinished-${id}/client/assets`), { recursive: true })
    await writeFile(join(folder, `unfinished-${id}/client/assets/app-${id}.js`), id)
    await writeFile(join(folder, `unfinished-${id}/client/index.html`), id)
    await publish(id)
  }
  const assets = async () => (await readdir(join(folder, 'assets/assets'))).toSorted()
  for (const id of ['a', 'b', 'c']) await file(id)
  days += 8
  await file('d')
  await file('e')
  expect(await ids()).toEqual(['e', 'd', 'c'])
  expect(await assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'app-d.js', 'app-e.js'])
  expect(await readdir(join(folder, 'assets'))).toEqual(['assets'])
  // The disk's own clock dates the links.
  days += Math.ceil((Date.now() - Date.UTC(2026, 0, 1)) / 86_400_000) + 31
  await file('f')
  expect(await assets()).toEqual(['app-c.js', 'app-d.js', 'app-e.js', 'app-f.js'])
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
