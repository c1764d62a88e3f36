import { searchRemedies } from './advice/search-advice.ts'
import { browse, type Nearest } from './browse.ts'
import type { CatalogueList } from './catalogue-list.ts'
import { listKinds } from './list-kinds.ts'
import type { ListQuery } from './list-query.ts'
import type { ListPage } from './list-page.ts'
import { mostNearest } from './near-misses.ts'
import { parseListQuery, type ParameterSource } from './parse-list-query.ts'
import type { SmartAnswer } from './smart-find.ts'

/** The page of a list, and the files from which the browser can answer by itself. */
export type ListAddress = Pick<ListPage, 'path' | 'listUrl' | 'searchUrl'>

/** What an answer is made from, on the server and in the browser. */
export interface ListSources {
  list: CatalogueList
  address: ListAddress
  /** The smart search over the whole catalogue, asked for when the query needs it. Rejects where it cannot be had. */
  find: (list: CatalogueList, term: string) => Promise<SmartAnswer>
  /** Options of a facet that the answer carries, unless the address asks for all. */
  mostOptions?: number
}

/**
 * Answers a list's address; server and browser share this code, so that both give the same answer (spec §5). In: the
 * address's parameters. Rejects when the query needs the smart search and that cannot be had.
 */
export async function answerList(
  { list, address, find, mostOptions }: ListSources,
  parameters: ParameterSource,
): Promise<ListPage> {
  const { kind } = list
  const query = parseListQuery(parameters, kind)
  const smart = listKinds[kind].isSmart && query.search ? await find(list, query.search) : undefined
  const options = parameters.getAll('opcoes').includes('todas') ? undefined : mostOptions
  const answer = browse(list, query, {
    ...(smart && { found: smart.found }),
    ...(options !== undefined && { mostOptions: options }),
  })
  const understood = answer.total === 0 && !answer.nearest && smart ? nearUnderstood(list, query, smart) : undefined
  return {
    kind,
    ...address,
    ...answer,
    ...(understood && { nearest: understood }),
    ...(smart && { advice: smart.advice }),
  }
}

/** The first products of the type, else of the brand, that a search named which finds nothing. */
function nearUnderstood(list: CatalogueList, query: ListQuery, { advice }: SmartAnswer): Nearest | undefined {
  const wider = searchRemedies(query, advice).filter((remedy) => remedy.query.search === '')
  const products = wider.map((remedy) => browse(list, remedy.query).products).find(({ length }) => length > 0)
  return products && { products: products.slice(0, mostNearest), without: [] }
}
