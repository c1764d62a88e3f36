import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

const article = (category: string, more = '') => `---
id: "99"
title: Um artigo
excerpt: Dois dedos de texto.
category_id: "${category}"
published: true
created_at: "2026-01-01"
updated_at: "2026-01-01"
${more}---

Texto.
`

test('an article of a technical category names its sources, one of another need not', async () => {
  const folder = await copyContent()
  await folder.write('blog/um.md', article('1'))
  await folder.write('blog/dois.md', article('2'))
  await folder.write('blog/tres.md', article('3', 'sources:\n  - { name: Norma, year: "2020", says: Diz isto. }\n'))
  expect((await folder.faults()).map(({ file, path }) => `${file} ${path}`)).toEqual(['content/blog/um.md sources'])
})

test('a source has a year in four figures or none, and an address that opens', async () => {
  const folder = await copyContent()
  await folder.write(
    'blog/um.md',
    article('2', 'sources:\n  - { name: Norma, year: "20", says: Diz., url: http://a.example }\n'),
  )
  expect((await folder.faults()).map(({ path }) => path)).toEqual(['sources.0.url', 'sources.0.year'])
})
