import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['README.md', ...globSync('docs/*.md')]
/** The text of a page without its code samples, whose pictures do not count. */
const textOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/```[^]*?```/g, '')
const named = pages.flatMap((page) =>
  [...textOf(page).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, words = '', path = '']) => ({
    page,
    words,
    file: join(page, '..', path),
  })),
)

test('each picture of a page is there, says in words what it shows, and is small', () => {
  expect(named.length).toBeGreaterThan(6)
  for (const { page, words, file } of named) {
    expect([page, file, existsSync(file)]).toEqual([page, file, true])
    expect([file, words.length > 5, statSync(file).size <= 60_000]).toEqual([file, true, true])
  }
})

test('each picture of the desk is shown', () => {
  const shown = new Set(named.map(({ file }) => file))
  expect(globSync('docs/pictures/mesa/*').filter((file) => !shown.has(file))).toEqual([])
})
