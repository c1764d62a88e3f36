import { browse } from '#domain/catalogue/browse.ts'
import type { CatalogueList } from '#domain/catalogue/catalogue-list.ts'
import { servedOptions } from '#domain/catalogue/list-kinds.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { parseListQuery } from '#domain/catalogue/parse-list-query.ts'
import { smartFind } from '#domain/catalogue/smart-find.ts'
import { shownSuggestions, type ShownSuggestion } from '#domain/catalogue/suggestions.ts'
import { buildIndex, type SearchIndex } from '#domain/search/search-index.ts'
import { buildNamedList, searchSource, type ListName } from './lists.ts'
import { site } from './site.ts'

const lists = new Map<ListName, Promise<CatalogueList>>()
let search: Promise<{ index: SearchIndex; pictures: Record<string, string> }> | undefined

/** A list is built when it is first asked for, and kept. */
function namedList(name: ListName): Promise<CatalogueList> {
  const list = lists.get(name) ?? site().then((catalogue) => buildNamedList(catalogue, name))
  lists.set(name, list)
  return list
}

function searchIndex(): NonNullable<typeof search> {
  search ??= site().then((catalogue) => {
    const { documents, vocabulary, pictures } = searchSource(catalogue)
    return { index: buildIndex(documents, vocabulary), pictures }
  })
  return search
}

/**
 * Answers a list's address: its first products, its facets, and where the browser finds the whole
 * list. In: which list, its path, and the request whose query is asked.
 */
export async function listPage(name: ListName, path: string, request: Request): Promise<ListPage> {
  const [list, { indices }] = await Promise.all([namedList(name), site()])
  const parameters = new URL(request.url).searchParams
  const query = parseListQuery(parameters, list.kind)
  const mostOptions = parameters.get('opcoes') === 'todas' ? Number.POSITIVE_INFINITY : servedOptions
  const isSmart = list.kind === 'acessorios'
  const smart = isSmart && query.search ? smartFind(list, (await searchIndex()).index, query.search) : undefined
  return {
    kind: list.kind,
    path,
    ...(indices[name] !== undefined && { listUrl: indices[name] }),
    ...(isSmart && indices['busca'] !== undefined && { searchUrl: indices['busca'] }),
    ...browse(list, query, { found: smart?.found, mostOptions }),
    ...(smart && { advice: smart.advice }),
  }
}

/** Suggestions for a browser that does not carry the search itself. */
export async function suggestionsFor(term: string): Promise<ShownSuggestion[]> {
  const { index, pictures } = await searchIndex()
  return shownSuggestions(index, pictures, term.slice(0, 100))
}

/** Where the browser finds the models of each brand (spec §2 'brand-compatibility view'). */
export async function modelsUrl(): Promise<string> {
  const { indices } = await site()
  return indices['modelos'] ?? ''
}

/** Where the browser finds the search's documents; undefined where the catalogue is so large that the server suggests. */
export async function searchUrl(): Promise<string | undefined> {
  const { indices } = await site()
  return indices['busca']
}
