import { useEffect } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { once } from '#domain/once.ts'
import type { CatalogueList } from '#domain/list/catalogue-list.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { listParameters } from '#domain/list/list-query.ts'
import type { SmartAnswer } from '#domain/list/smart-find.ts'

/** What a list's route loads besides what its page shows around the list. */
export interface ListData {
  page?: ListPage | undefined
  /** The page shows another query than the address asks for, because neither browser nor server could answer. */
  isUnanswered?: boolean
}

/** The last data of each list's route, by path. */
const known = new Map<string, ListData>()
const fetchList = once((url: string) => fetchJson<CatalogueList>(url))
const asksAnew = new Set<string>()

/** Keeps what the route loaded, so that later queries can be answered in the browser. */
export function useRememberedList(loaded: ListData): void {
  useEffect(() => remember(loaded), [loaded])
}

function remember(loaded: ListData): void {
  if (loaded.page) known.set(loaded.page.path, loaded)
}

/**
 * Lets the next query of a path be answered even if the page seems to answer it already: the served page left options
 * out.
 */
export function askAnew(path: string): void {
  asksAnew.add(path)
}

/** Loads a list, and the code that answers queries of it, before they are needed. */
export function preloadList({ listUrl }: ListPage): void {
  // A failure is ignored here: the list is fetched again when it is needed.
  if (listUrl) Promise.all([import('#domain/list/answer-list.ts'), fetchList(listUrl)]).catch(() => undefined)
}

/**
 * A list route's data for an address. The browser answers where the list is small enough to be loaded; else, or when
 * list or search cannot be loaded (a new release has other files), the server does. Without any answer the former page
 * stays, and says so.
 */
export async function answerInBrowser<Data extends ListData>(
  request: Request,
  askServer: () => Promise<Data>,
): Promise<Data> {
  const url = new URL(request.url)
  // Data stored under a path came from the route of that path, so it has that route's type.
  const before = known.get(url.pathname) as Data | undefined
  const isAnew = asksAnew.delete(url.pathname)
  if (before?.page?.listUrl && !before.isUnanswered && !isAnew && isAnswer(before.page, url)) return before
  const page = before?.page && (await answerByList(before.page, url.searchParams))
  if (before && page) return { ...before, page, isUnanswered: false }
  try {
    const loaded = await askServer()
    remember(loaded)
    return loaded
  } catch (error) {
    if (!before || error instanceof Response || request.signal.aborted) throw error
    return { ...before, isUnanswered: true }
  }
}

/** Whether the page already answers an address. Then nothing is loaded, and Back is immediate. */
function isAnswer({ query, kind }: ListPage, { searchParams }: URL): boolean {
  return new URLSearchParams(listParameters(query, kind)).toString() === searchParams.toString()
}

/**
 * Answers an address from the list in the browser, with the server's own code. Undefined where the server is to answer:
 * offline, when a new release has other files, or when the query needs the smart search and the catalogue is too large
 * for the browser to have it.
 */
async function answerByList(page: ListPage, parameters: URLSearchParams): Promise<ListPage | undefined> {
  const { path, listUrl, searchUrl } = page
  if (!listUrl) return undefined
  try {
    const [list, { answerList }] = await Promise.all([fetchList(listUrl), import('#domain/list/answer-list.ts')])
    const address = { path, listUrl, ...(searchUrl && { searchUrl }) }
    return await answerList({ list, address, find: (_, term) => findHere(list, searchUrl, term) }, parameters)
  } catch {
    return undefined
  }
}

async function findHere(list: CatalogueList, searchUrl: string | undefined, term: string): Promise<SmartAnswer> {
  if (!searchUrl) throw new Error('this catalogue is searched by the server')
  const [{ browserSearch }, { smartFind }] = await Promise.all([
    import('#app/browser/search-source.ts'),
    import('#domain/list/smart-find.ts'),
  ])
  const { index } = await browserSearch(searchUrl)
  return smartFind(list, index, term)
}
