import { useEffect } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { once } from '#domain/once.ts'
import type { CatalogueList } from '#domain/list/catalogue-list.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { listParameters } from '#domain/list/list-query.ts'

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
  if (listUrl) Promise.all([import('./list-answer.ts'), fetchList(listUrl)]).catch(() => undefined)
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

async function answerByList(page: ListPage, parameters: URLSearchParams): Promise<ListPage | undefined> {
  if (!page.listUrl) return undefined
  try {
    const [list, { answerFromList }] = await Promise.all([fetchList(page.listUrl), import('./list-answer.ts')])
    return await answerFromList(list, page, parameters)
  } catch {
    return undefined // Offline, or a new release has other files: the server answers.
  }
}
