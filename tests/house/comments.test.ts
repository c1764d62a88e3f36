import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

const texts = [
  ...sourceFiles,
  ...globSync('{README.md,docs/**/*.md,bench/*.md,script/*}').filter((file) => statSync(file).isFile()),
  ...globSync('app/**/*.css'),
]
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !file.startsWith('tests/house/'))

test('every page that a comment or a page of the docs names is there', () => {
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([page]) => !existsSync(page))
      .map(([page]) => `${file}: ${page}`),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('nothing cites the number of an issue', () => {
  const cited = texts.filter(({ text }) => /\bissues? #?\d|\bpull request #?\d/i.test(text)).map(({ file }) => file)
  expect(cited).toEqual([])
})
