import { browseList, maximumNearest, type NearestProducts, type BrowseResult } from './browse.ts'
import type { CatalogueList } from './catalogue-list.ts'
import { listKinds, type ListKind } from './list-kinds.ts'
import { type ListQuery, parseListQuery, type ParameterSource } from './list-query.ts'
import { searchRemedies } from './search-advice.ts'
import type { SmartAnswer, SearchAdvice } from './smart-find.ts'

export interface ListPage extends BrowseResult {
  kind: ListKind
  path: string
  /** Address of the whole list, from which the browser answers queries; undefined when it is too large. */
  listUrl?: string
  /** Address of the smart search's documents; undefined when they are too large, or not used by this list. */
  searchUrl?: string
  advice?: SearchAdvice
}

export interface ListSources {
  list: CatalogueList
  address: Pick<ListPage, 'path' | 'listUrl' | 'searchUrl'>
  /** The smart search over the whole catalogue, called when the query needs it. Rejects where it is not available. */
  find: (list: CatalogueList, term: string) => Promise<SmartAnswer>
  /** The most options of a facet in the answer, unless the address asks for all. */
  maximumOptions?: number
}

/** Answers a list's address, on server and in browser alike (spec §5). Rejects if a needed smart search is missing. */
export async function answerList(
  { list, address, find, maximumOptions }: ListSources,
  parameters: ParameterSource,
): Promise<ListPage> {
  const { kind } = list
  const query = parseListQuery(parameters, kind)
  const smart = listKinds[kind].isSmart && query.search ? await find(list, query.search) : undefined
  const options = parameters.getAll('opcoes').includes('todas') ? undefined : maximumOptions
  const answer = browseList(list, query, {
    ...(smart && { found: smart.found }),
    ...(options !== undefined && { maximumOptions: options }),
  })
  const nearest = answer.total === 0 && !answer.nearest && smart ? widerProducts(list, query, smart) : undefined
  return { kind, ...address, ...answer, ...(nearest && { nearest }), ...(smart && { advice: smart.advice }) }
}

/** The first products of the type, or else of the brand, that a search without results names. */
function widerProducts(list: CatalogueList, query: ListQuery, { advice }: SmartAnswer): NearestProducts | undefined {
  const wider = searchRemedies(query, advice).filter((remedy) => remedy.query.search === '')
  const products = wider.map((remedy) => browseList(list, remedy.query).products).find(({ length }) => length > 0)
  return products && { products: products.slice(0, maximumNearest), removableFilters: [] }
}
