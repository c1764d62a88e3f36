import { mkdtemp, readdir, readFile, rm, utimes, writeFile, mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachedFile, ensureCached } from './cached-file.ts'
import { dropUnused } from './drop-unused.ts'
import { place } from './place.ts'

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
      place(kept, join(root, 'release', `${index}.br`))
    }),
  )
  expect(await readdir(join(root, 'release'))).toHaveLength(200)
})

test('what failed to be made leaves nothing', async () => {
  const root = await folder()
  await expect(ensureCached(join(root, 'a'), () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await readdir(root)).toEqual([])
})

test('what no build used for 30 days is dropped, and using it keeps it', async () => {
  const root = await folder()
  await mkdir(join(root, 'packed'))
  const long = (Date.now() - 31 * day) / 1000
  for (const name of ['used', 'unused']) {
    await writeFile(join(root, 'packed', name), name)
    await utimes(join(root, 'packed', name), long, long)
  }
  await ensureCached(join(root, 'packed', 'used'), () => Promise.reject(new Error('it is there')))
  dropUnused(root)
  expect(await readdir(join(root, 'packed'))).toEqual(['used'])
  expect((await stat(join(root, 'packed', 'used'))).mtimeMs).toBeGreaterThan(Date.now() - day)
})
