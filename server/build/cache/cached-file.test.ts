import { mkdtemp, readdir, readFile, rm, utimes, writeFile, mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { cachedFile, ensureCached } from './cached-file.ts'
import { dropUnused } from './drop-unused.ts'
import { linkCached } from './link-cached.ts'

const day = 24 * 60 * 60 * 1000

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

test('what is kept is made once, by however many it is asked for at the same time, and then read', async () => {
  const kept = join(await folder(), 'packed', 'abc.br')
  let made = 0
  const make = async () => Buffer.from(`made ${(made += 1)}`)
  const first = await Promise.all(Array.from({ length: 8 }, () => cachedFile(kept, make)))
  const text = String(await readFile(kept))
  expect(new Set(first.map(String))).toEqual(new Set([text]))
  const before = made
  expect(String(await cachedFile(kept, make))).toBe(text)
  expect(made).toBe(before)
  expect(await readdir(join(kept, '..'))).toEqual(['abc.br'])
})

test('a kept file can be placed while others make the same', async () => {
  const root = await folder()
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const kept = join(root, 'packed', `${index % 20}.br`)
      await ensureCached(kept, async () => Buffer.from('same'))
      linkCached(kept, join(root, 'release', `${index}.br`))
    }),
  )
  expect(await readdir(join(root, 'release'))).toHaveLength(200)
})

test('what failed to be made leaves nothing', async () => {
  const root = await folder()
  await expect(ensureCached(join(root, 'a'), () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await readdir(root)).toEqual([])
})

test('what no build used for 30 days is dropped; whoever looks for it or links it uses it', async () => {
  const root = await folder()
  await mkdir(join(root, 'packed'))
  const path = (name: string) => join(root, 'packed', name)
  const long = (Date.now() - 31 * day) / 1000
  for (const name of ['unused', 'sought', 'linked']) {
    await writeFile(path(name), name)
    await utimes(path(name), long, long)
  }
  const made = await stat(path('linked'))
  await sleep(20)
  await ensureCached(path('sought'), () => Promise.reject(new Error('it is there')))
  linkCached(path('linked'), join(`${root}-release`, 'linked'))
  onTestFinished(() => rm(`${root}-release`, { recursive: true }))
  dropUnused(root, made.ctimeMs + 30 * day + 10)
  expect(await readdir(join(root, 'packed'))).toEqual(['linked', 'sought'])
  dropUnused(root, Date.now() + 30.5 * day)
  expect(await readdir(join(root, 'packed'))).toEqual(['linked', 'sought'])
  dropUnused(root, Date.now() + 32 * day)
  expect(await readdir(join(root, 'packed'))).toEqual([])
})
