import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ValueCache } from './value-cache.ts'

async function file(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'values-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'kept', 'values')
}

const never = () => Promise.reject(new Error('it is kept'))

test('a value is made once for the same parts, in this run and in the next', async () => {
  const kept = await file()
  const first = await ValueCache.open(kept)
  expect(await first.of(['name', 'ç\n'], () => ({ name: 'Peça\n', none: undefined }))).toEqual({ name: 'Peça\n' })
  expect(await first.of(['name', 'ç\n'], never)).toEqual({ name: 'Peça\n' })
  expect(await first.of(['name', Buffer.from('other')], () => 2)).toBe(2)
  await first.save(kept)
  expect(await readdir(join(kept, '..'))).toEqual(['values'])
  const next = await ValueCache.open(kept)
  expect(await next.of(['name', 'ç\n'], never)).toEqual({ name: 'Peça\n' })
  expect(await next.of(['name', 'other'], never)).toBe(2)
})

test('parts that read the same one after the other are not the same', async () => {
  const kept = new ValueCache()
  expect(await kept.of(['ab', 'c'], () => 1)).toBe(1)
  expect(await kept.of(['a', 'bc'], () => 2)).toBe(2)
})

test('what a run did not ask for, what was undefined and what lacks something is made anew', async () => {
  const kept = await file()
  const first = new ValueCache()
  await first.of(['asked'], () => 1)
  await first.of(['left'], () => 1)
  expect(await first.of(['fault'], () => undefined)).toBeUndefined()
  await first.save(kept)
  const second = await ValueCache.open(kept)
  expect(await second.of(['fault'], () => 2)).toBe(2)
  expect(
    await second.of(
      ['asked'],
      () => 2,
      (found) => found > 1,
    ),
  ).toBe(2)
  await second.save(kept)
  expect(await (await ValueCache.open(kept)).of(['left'], () => 2)).toBe(2)
})

test('a value that a power cut damaged is made anew', async () => {
  const kept = await file()
  const first = new ValueCache()
  await first.of(['price'], () => ({ price: 12 }))
  await first.save(kept)
  await writeFile(kept, (await readFile(kept, 'utf8')).replace('12', '\0\0'))
  expect(await (await ValueCache.open(kept)).of(['price'], () => 3)).toBe(3)
})
