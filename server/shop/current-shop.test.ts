import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '#server/content-error.ts'
import { raiseVersion, readVersion } from '#server/content/version.ts'
import { fixtureShop } from '#tests/server/support/fixture-shop.ts'
import { CurrentShop } from './current-shop.ts'
import { Shop } from './shop.ts'

let folder: string
let current: CurrentShop | undefined
let written: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  written = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
})
afterEach(() => {
  current?.stop()
  vi.restoreAllMocks()
})

/** Follows a folder whose content has a fault while `isFaulty` says so. */
async function follow(isFaulty: () => boolean): Promise<CurrentShop> {
  const { data } = await fixtureShop()
  const fault = { file: 'content/brand.yaml', path: 'name', code: 'conteudo-falta', problem: 'falta o nome' } as const
  current = await CurrentShop.open(async () => {
    if (isFaulty()) throw new ContentError([fault])
    return new Shop({ ...data, version: await readVersion(folder) })
  }, folder)
  return current
}

test('a version that is published takes the place of the one before within a second', async () => {
  const shops = await follow(() => false)
  const version = await raiseVersion(folder)
  await expect.poll(() => shops.shop.version, { timeout: 1000 }).toBe(version)
})

test('a version with a fault is told and not served; mended, it is', async () => {
  let isFaulty = false
  const shops = await follow(() => isFaulty)
  isFaulty = true
  await raiseVersion(folder)
  await expect.poll(() => shops.status.refused?.version, { timeout: 1000 }).toBe(1)
  expect(shops.status).toMatchObject({ version: 0, refused: { faults: [{ file: 'content/brand.yaml' }] } })
  isFaulty = false
  await raiseVersion(folder)
  await expect.poll(() => shops.status, { timeout: 1000 }).toEqual({ version: 2 })
})

test('a version that cannot be read for a moment is served without being published again, and logged once', async () => {
  const { data } = await fixtureShop()
  let isReadable = true
  current = await CurrentShop.open(async () => {
    if (!isReadable) throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    return new Shop({ ...data, version: await readVersion(folder) })
  }, folder)
  const shops = current
  isReadable = false
  const version = await raiseVersion(folder)
  await expect.poll(() => shops.status, { timeout: 1000 }).toEqual({ version: 0, refused: { version, faults: [] } })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  isReadable = true
  await expect.poll(() => shops.status, { timeout: 3000 }).toEqual({ version })
  expect(written.filter((line) => line.includes('content-unreadable'))).toHaveLength(1)
}, 10_000)

test('a start with a fault serves nothing', async () => {
  await expect(follow(() => true)).rejects.toThrow('content/brand.yaml › name')
})
