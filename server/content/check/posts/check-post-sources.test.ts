import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

const article = (category: string, more = '', text = 'Texto.') => `---
id: "9${category}"
title: Um artigo
excerpt: Dois dedos de texto.
category_id: "${category}"
published: true
created_at: "2026-01-01"
updated_at: "2026-01-01"
${more}---

${text}
`
const source = (more: string) => `  - { name: Norma, publisher: ABNT, says: Diz isto., ${more} }\n`

test('an article of a technical category names its sources, one of another need not', async () => {
  const folder = await copyContent()
  await folder.write('blog/um.md', article('1'))
  await folder.write('blog/dois.md', article('2'))
  await folder.write('blog/tres.md', article('3', `sources:\n${source('year: "2020"')}`, 'Diz isto[^1].'))
  expect((await folder.faults()).map(({ file, path }) => `${file} ${path}`)).toEqual(['content/blog/um.md sources'])
})

test('a source has a year in four figures or none, and an address that opens', async () => {
  const folder = await copyContent()
  await folder.write('blog/um.md', article('2', `sources:\n${source('year: "20", url: http://a.example')}`))
  expect((await folder.faults()).map(({ path }) => path)).toEqual(['sources.0.url', 'sources.0.year'])
})

/** The faults of one article with these sources and this text. */
async function faultsOf(sources: string[], text: string): Promise<string[]> {
  const folder = await copyContent()
  await folder.write('blog/um.md', article('2', `sources:\n${sources.map(source).join('')}`, text))
  return (await folder.faults()).map(({ path, code }) => `${path} ${code}`)
}

test('a source that no sentence names, and a mark that leads to none, are refused', async () => {
  expect(await faultsOf(['year: "2020"', 'year: "2021"'], 'Uma frase[^1].')).toEqual([
    'sources.1 conteudo-fonte-sem-frase',
  ])
  expect(await faultsOf(['year: "2020"'], 'Uma frase[^1], outra[^2].')).toEqual(['sources conteudo-fonte-que-nao-ha'])
  expect(await faultsOf(['year: "2020"'], 'Uma frase[^1].')).toEqual([])
})

test('an address leads to the document and says when it was seen; without one, the year finds it in print', async () => {
  const text = 'Uma frase[^1].'
  expect(await faultsOf(['year: s.d., url: https://a.example/, seen: "2026-11-24"'], text)).toEqual([
    'sources.0.url conteudo-fonte-so-dominio',
  ])
  expect(await faultsOf(['year: s.d., url: https://a.example/lei'], text)).toEqual([
    'sources.0.seen conteudo-fonte-sem-data',
  ])
  expect(await faultsOf(['year: s.d., url: https://a.example/?lei=1, seen: "2026-11-24"'], text)).toEqual([])
  expect(await faultsOf(['year: s.d.'], text)).toEqual(['sources.0 conteudo-fonte-sem-lugar'])
})
