import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFiles } from './replace-files.ts'

async function folder(): Promise<(name: string) => string> {
  const root = await mkdtemp(join(tmpdir(), 'replace-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return (name) => join(root, name)
}

test('new files are made, old ones replaced, and nothing else is left in the folder', async () => {
  const path = await folder()
  await writeFile(path('a'), 'old')
  await replaceFiles(
    new Map([
      [path('a'), 'new'],
      [path('b'), 'made'],
    ]),
  )
  expect(await readFile(path('a'), 'utf8')).toBe('new')
  expect(await readFile(path('b'), 'utf8')).toBe('made')
  expect((await readdir(path(''))).toSorted()).toEqual(['a', 'b'])
})

test('when one cannot take its place, those before it are as they were, and the error goes on', async () => {
  const path = await folder()
  await writeFile(path('a'), 'old')
  await mkdir(path('c'))
  const texts = new Map([
    [path('a'), 'new'],
    [path('b'), 'made'],
    [path('c'), 'a folder stands here'],
  ])
  await expect(replaceFiles(texts)).rejects.toThrow('EISDIR')
  expect(await readFile(path('a'), 'utf8')).toBe('old')
  expect((await readdir(path(''))).toSorted()).toEqual(['a', 'c'])
})
