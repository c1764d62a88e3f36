import { useEffect } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import type { CatalogueList } from '#domain/list/catalogue-list.ts'
import { listParameters } from '#domain/list/list-query.ts'
import type { SmartAnswer } from '#domain/list/smart-find.ts'
import { once } from '#domain/once.ts'

export interface ListData {
  page?: ListPage | undefined
  /** Whether the page shows another query than the address's, because neither browser nor server could answer. */
  isStale?: boolean
}

/** The last data of each list by its path: kept for the visit, because the router gives loaders no former data. */
const cachedData = new Map<string, ListData>()
const fetchList = once((url: string) => fetchJson<CatalogueList>(url))
/** The paths whose next query is loaded even if the page shows it already: the served page left out rare options. */
const pathsToReload = new Set<string>()

export function useListDataCache(listData: ListData): void {
  useEffect(() => cacheListData(listData), [listData])
}

function cacheListData(listData: ListData): void {
  if (listData.page) cachedData.set(listData.page.path, listData)
}

export function reloadOnNextQuery(path: string): void {
  pathsToReload.add(path)
}

export function preloadList({ listUrl }: ListPage): void {
  // A failure is ignored here: the list is fetched again when it is needed.
  if (listUrl) Promise.all([import('#domain/list/answer-list.ts'), fetchList(listUrl)]).catch(() => undefined)
}

/** A list route's data: made in the browser if the list is small enough, else by the server, else the former data. */
export async function loadListData<Data extends ListData>(
  request: Request,
  askServer: () => Promise<Data>,
): Promise<Data> {
  const url = new URL(request.url)
  // Data stored under a path came from the route of that path, so it has that route's type.
  const cached = cachedData.get(url.pathname) as Data | undefined
  const mustReload = pathsToReload.delete(url.pathname)
  if (cached?.page?.listUrl && !cached.isStale && !mustReload && isShowing(cached.page, url)) return cached
  const page = cached?.page && (await answerFromList(cached.page, url.searchParams))
  if (cached && page) return { ...cached, page, isStale: false }
  try {
    const listData = await askServer()
    cacheListData(listData)
    return listData
  } catch (error) {
    if (!cached || error instanceof Response || request.signal.aborted) throw error
    return { ...cached, isStale: true }
  }
}

/** Whether the page already shows the query of an address: then nothing is loaded, and Back is immediate. */
const isShowing = ({ query, kind }: ListPage, { searchParams }: URL): boolean =>
  new URLSearchParams(listParameters(query, kind)).toString() === searchParams.toString()

/** Answers in the browser; undefined if the server has to: list not loaded (new release), catalogue too large. */
async function answerFromList(page: ListPage, parameters: URLSearchParams): Promise<ListPage | undefined> {
  const { path, listUrl, searchUrl } = page
  if (!listUrl) return undefined
  try {
    const [list, { answerList }] = await Promise.all([fetchList(listUrl), import('#domain/list/answer-list.ts')])
    const address = { path, listUrl, ...(searchUrl && { searchUrl }) }
    return await answerList({ list, address, find: (_, term) => searchInBrowser(list, searchUrl, term) }, parameters)
  } catch {
    return undefined
  }
}

async function searchInBrowser(list: CatalogueList, searchUrl: string | undefined, term: string): Promise<SmartAnswer> {
  if (!searchUrl) throw new Error('this catalogue is searched by the server')
  const [{ loadBrowserSearch }, { smartFind }] = await Promise.all([
    import('#app/browser/browser-search.ts'),
    import('#domain/list/smart-find.ts'),
  ])
  const { index } = await loadBrowserSearch(searchUrl)
  return smartFind(list, index, term)
}
