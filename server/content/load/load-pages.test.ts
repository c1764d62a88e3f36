import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadPlainPages } from './load-pages.ts'

const stated = {
  fillOf: () => (text: string) => text.replaceAll('{brand}', 'Loja'),
  holding: new Set(['noOfficer'] as const),
}
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plain-pages-'))
  await cp('templates/loja/content/pages/plain', folder(), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))
const folder = () => join(root, 'content/pages/plain')

async function load() {
  const faults: ContentFault[] = []
  return {
    pages: await loadPlainPages(new ContentFiles(root), stated, faults),
    codes: faults.map(({ code, file }) => [code, file]),
  }
}

test('a new file is a page at the address that it is named by', async () => {
  await cp(join(folder(), 'termos.yaml'), join(folder(), 'trocas.yaml'))
  const { pages, codes } = await load()
  expect(codes).toEqual([])
  expect(pages.map(({ slug }) => slug)).toEqual(['privacidade', 'termos', 'trocas'])
})

test('sections that do not hold are left out', async () => {
  const { pages } = await load()
  const conditions = pages.flatMap(({ sections }) => sections.map(({ when }) => when))
  expect(conditions).toContain('noOfficer')
  expect(conditions).not.toContain('officer')
})

test('a file by the name of another page’s address is refused, and so is a shop without its privacy page', async () => {
  await cp(join(folder(), 'termos.yaml'), join(folder(), 'contato.yaml'))
  await rm(join(folder(), 'privacidade.yaml'))
  expect((await load()).codes).toEqual([
    ['conteudo-endereco-ocupado', 'content/pages/plain/contato.yaml'],
    ['conteudo-pagina-que-falta', 'content/pages/plain/privacidade.yaml'],
  ])
})

test('of a folder that is not there the page is named that it has to hold', async () => {
  await rm(folder(), { recursive: true })
  expect((await load()).codes).toEqual([['conteudo-pagina-que-falta', 'content/pages/plain/privacidade.yaml']])
})
