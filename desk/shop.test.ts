import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { shopReader } from './shop.ts'

test('a shop is read once, and again only where it could not be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const shop = shopReader(folder)
  await expect(shop()).rejects.toThrow('site.json')
  writeFileSync(join(folder, 'site.json'), '{"siteUrl":"https://loja.example"}')
  const read = await shop()
  expect(read).toMatchObject({ release: basename(folder), site: { siteUrl: 'https://loja.example' } })
  expect(await shop()).toBe(read)
})

test('without a release the way to one is told', async () => {
  await expect(shopReader(join(tmpdir(), 'no-such-release'))()).rejects.toThrow('Build the site first: script/build')
})
