import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerList, type ListPage } from '#domain/list/answer-list.ts'
import { buildList } from '#domain/list/catalogue-list.ts'
import { smartFind } from '#domain/list/smart-find.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import type { SearchSource } from '#domain/search/suggest.ts'
import { accessory, registries, searchVocabulary, summaryOf } from '#tests/samples.ts'
import type { ListData } from './list-loader.ts'

const parts = [
  accessory({ id: 'ecg-ge', name: 'Cabo de ECG para GE', sku: 'C5VG1', equipmentBrand: 'ge-healthcare' }),
  accessory({ id: 'ecg-mindray', name: 'Cabo de ECG para Mindray', sku: 'C5VM1', equipmentBrand: 'mindray' }),
]
const search: SearchSource = {
  documents: parts.map((part) => toSearchDocument(part, registries())),
  vocabulary: searchVocabulary(),
  pictures: {},
}
const index = buildIndex(search.documents, search.vocabulary)
const list = buildList('acessorios', parts, { summarize: summaryOf, registries: registries() })
const path = '/acessorios-componentes'

/** Answers as the server does, with a page that has these addresses of list and search. */
const served = (address: Pick<ListPage, 'listUrl' | 'searchUrl'>) => async (query: string) => {
  const find = async (searched: typeof list, term: string) => smartFind(searched, index, term)
  return { page: await answerList({ list, address: { path, ...address }, find }, new URLSearchParams(query)) }
}

const files = vi.fn<(url: string) => unknown>()
let source: typeof import('./list-loader.ts')

beforeEach(async () => {
  vi.resetModules()
  files.mockReset().mockImplementation((url) => (url.includes('busca') ? search : list))
  vi.stubGlobal('fetch', async (url: string) => {
    const body = files(url)
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body)
  })
  source = await import('./list-loader.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the list's page, then asks each query. Out: answers, and the queries that went to the server. */
async function visit(address: Pick<ListPage, 'listUrl' | 'searchUrl'>, queries: readonly string[]) {
  const asked: string[] = []
  const answer = (query: string) =>
    source.loadListData<ListData>(new Request(`http://site.example${path}?${query}`), async () => {
      asked.push(query)
      return served(address)(query)
    })
  await answer('')
  const pages = []
  for (const query of queries) pages.push(await answer(query))
  return { pages, asked }
}

const queries = ['', 'marca=mindray', 'search=C5VG1', 'search=C5VG2', 'search=cabo+ge', 'search=cabo&marca=mindray']

test.each([
  ['list and search', { listUrl: '/indices/list.json', searchUrl: '/indices/busca.json' }, ['']],
  ['the list alone: searches go to the server', { listUrl: '/indices/list.json' }, ['', ...queries.slice(2)]],
  ['neither: the server answers everything', {}, ['', ...queries]],
])('a browser that has %s gives the answers of the server', async (_, address, expected) => {
  const { pages, asked } = await visit(address, queries)
  expect(asked).toEqual(expected)
  const fromServer = await Promise.all(queries.map(served(address)))
  expect(pages.map(({ page }) => page)).toEqual(fromServer.map(({ page }) => page))
  expect(pages.filter(({ isStale }) => isStale)).toEqual([])
})

test('where the list cannot be had the server answers, and the next query asks for it anew', async () => {
  files.mockReturnValueOnce(undefined)
  const { asked } = await visit({ listUrl: '/indices/list.json' }, ['marca=mindray', 'marca=ge-healthcare'])
  expect(asked).toEqual(['', 'marca=mindray'])
})

test('the list is fetched once a visit', async () => {
  await visit({ listUrl: '/indices/list.json' }, ['marca=mindray', 'marca=ge-healthcare', ''])
  expect(files).toHaveBeenCalledTimes(1)
})

test('what the page shows already is given as it is, until it is to be answered anew', async () => {
  const address = { listUrl: '/indices/list.json' }
  const { pages } = await visit(address, ['', ''])
  expect(pages[1]?.page).toBe(pages[0]?.page)
  source.reloadOnNextQuery(path)
  const anew = await source.loadListData<ListData>(new Request(`http://site.example${path}`), async () => ({}))
  expect(anew.page).not.toBe(pages[0]?.page)
  expect(anew.page).toEqual(pages[0]?.page)
})
