import { answerList } from '#domain/list/answer-list.ts'
import type { CatalogueList } from '#domain/list/catalogue-list.ts'
import { listKinds, servedOptions } from '#domain/list/list-kinds.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { smartFind } from '#domain/list/smart-find.ts'
import { suggestionsAndAll, type AllResults, type ShownSuggestion } from '#domain/list/suggestions.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { once } from '#domain/once.ts'
import { buildNamedList, searchSource, type ListName } from './catalogue-lists.ts'
import { site } from './site.ts'

/** A list, built on its first request. */
const namedList = once(async (name: ListName) => buildNamedList(await site(), name))

/** The search, built on its first request. */
export const searchIndex = once(async () => {
  const { documents, vocabulary, pictures } = searchSource(await site())
  return { index: buildIndex(documents, vocabulary), pictures }
})

/**
 * Answers a list's address: its first products, its facets, and the address of the whole list for the browser. In: the
 * list's name and path, and the request.
 */
export async function listPage(name: ListName, path: string, request: Request): Promise<ListPage> {
  const [list, { indices }] = await Promise.all([namedList(name), site()])
  const { isSmart } = listKinds[list.kind]
  const address = {
    path,
    ...(indices[name] !== undefined && { listUrl: indices[name] }),
    ...(isSmart && indices['busca'] !== undefined && { searchUrl: indices['busca'] }),
  }
  const find = async (searched: CatalogueList, term: string) => smartFind(searched, (await searchIndex()).index, term)
  return answerList({ list, address, find, maximumOptions: servedOptions }, new URL(request.url).searchParams)
}

/** Suggestions for browsers that do not load the search themselves. */
export async function suggestionsFor(term: string): Promise<(ShownSuggestion | AllResults)[]> {
  const { index, pictures } = await searchIndex()
  return suggestionsAndAll(index, pictures, term)
}

/**
 * The address of the search's documents for the browser; undefined where the catalogue is so large that the server
 * suggests.
 */
export async function searchUrl(): Promise<string | undefined> {
  const { indices } = await site()
  return indices['busca']
}
