import type { CatalogueList } from '#domain/catalogue/catalogue-list.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { parseListQuery } from '#domain/catalogue/list-query.ts'

/** The last page of each list, by path: it says where the whole list is. */
const pages = new Map<string, ListPage>()
const lists = new Map<string, Promise<CatalogueList>>()

export function rememberPage(page: ListPage): void {
  pages.set(page.path, page)
}

/** Fetches a list, and the code that browses it, before it is needed. */
export function warmList({ listUrl }: ListPage): void {
  void import('./list-answer.ts')
  // What fails now is asked for again when it is needed.
  if (listUrl) fetchList(listUrl).catch(() => undefined)
}

/**
 * A list's page for an address, in the browser: answered here when the list may be carried, else,
 * or when list or search cannot be had (a new release has others), by the server.
 */
export async function listPageFor(request: Request, fromServer: () => Promise<ListPage>): Promise<ListPage> {
  const url = new URL(request.url)
  const known = pages.get(url.pathname)
  if (known?.listUrl) {
    const [list, { answerFrom }] = await Promise.all([
      fetchList(known.listUrl).catch(() => undefined),
      import('./list-answer.ts'),
    ])
    const answer = list && (await answerFrom(list, known, parseListQuery(url.searchParams, known.kind)))
    if (answer) return answer
  }
  const page = await fromServer()
  rememberPage(page)
  return page
}

function fetchList(url: string): Promise<CatalogueList> {
  const known = lists.get(url)
  if (known) return known
  const list = fetch(url).then((response): Promise<CatalogueList> => {
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
    return response.json()
  })
  lists.set(url, list)
  list.catch(() => lists.delete(url))
  return list
}
