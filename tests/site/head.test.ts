import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { pages, siteUrl } = await servedSite('.')
const everyPage = [...pages.values()]

function pathsWhere(isFaulty: (page: (typeof everyPage)[number]) => boolean): string[] {
  return everyPage.filter(isFaulty).map(({ path }) => path)
}

/** Values that more than one page has, with those pages. */
function sharedValues(valueOf: (page: (typeof everyPage)[number]) => string | undefined): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const page of everyPage) {
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
  expect(pathsWhere(({ titles }) => titles.length !== 1 || titles[0] === '')).toEqual([])
  expect(sharedValues(({ titles }) => titles[0])).toEqual([])
})

test('every page has one description, and no other page has the same', () => {
  expect(pathsWhere(({ descriptions }) => descriptions.length !== 1 || (descriptions[0] ?? '').length < 30)).toEqual([])
  expect(sharedValues(({ descriptions }) => descriptions[0])).toEqual([])
})

test('every page names itself as canonical', () => {
  expect(pathsWhere(({ path, canonicals }) => canonicals.join() !== (path === '/' ? siteUrl : siteUrl + path))).toEqual(
    [],
  )
})

test('every page has one first heading and says that it is in Portuguese', () => {
  expect(pathsWhere(({ headings }) => headings !== 1)).toEqual([])
  expect(pathsWhere(({ language }) => language !== 'pt-BR')).toEqual([])
})

/** They show what one visitor keeps on a device. */
const personal = new Set(['/solicitacao', '/minhas-listas'])

test('no built page asks not to be indexed, but personal ones, and brands and models for which hardly a part is named', () => {
  const isMeant = (path: string) => path.startsWith('/compatibilidade/') || personal.has(path)
  expect(pathsWhere(({ path, isHidden }) => isHidden && !isMeant(path))).toEqual([])
})
