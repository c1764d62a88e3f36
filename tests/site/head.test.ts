import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { pages, siteUrl } = await servedSite('.')
const all = [...pages.values()]

function paths(isFaulty: (page: (typeof all)[number]) => boolean): string[] {
  return all.filter(isFaulty).map(({ path }) => path)
}

/** Values that more than one page has, with those pages. */
function shared(valueOf: (page: (typeof all)[number]) => string | undefined): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const page of all) {
    const value = valueOf(page) ?? ''
    groups.set(value, [...(groups.get(value) ?? []), page.path])
  }
  return [...groups].filter(([, sharing]) => sharing.length > 1)
}

test('the site has its pages', () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/equipamentos', '/acessorios-componentes', '/contato', '/blog', '/carrinho']),
  )
})

test('every page has one title, and no other page has the same', () => {
  expect(paths(({ titles }) => titles.length !== 1 || titles[0] === '')).toEqual([])
  expect(shared(({ titles }) => titles[0])).toEqual([])
})

test('every page has one description, and no other page has the same', () => {
  expect(paths(({ descriptions }) => descriptions.length !== 1 || (descriptions[0] ?? '').length < 30)).toEqual([])
  expect(shared(({ descriptions }) => descriptions[0])).toEqual([])
})

test('every page names itself as canonical', () => {
  expect(paths(({ path, canonicals }) => canonicals.join() !== (path === '/' ? siteUrl : siteUrl + path))).toEqual([])
})

test('every page has one first heading and says that it is in Portuguese', () => {
  expect(paths(({ headings }) => headings !== 1)).toEqual([])
  expect(paths(({ language }) => language !== 'pt-BR')).toEqual([])
})

/** They show what one visitor keeps on a device. */
const personal = new Set(['/solicitacao', '/minhas-listas'])

test('no built page asks not to be indexed, but personal ones, and brands and models for which hardly a part is named', () => {
  const isMeant = (path: string) => path.startsWith('/compatibilidade/') || personal.has(path)
  expect(paths(({ path, isHidden }) => isHidden && !isMeant(path))).toEqual([])
})
