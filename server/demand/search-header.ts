import { searchEventOf } from '#domain/demand/count.ts'
import type { ListPage } from '#domain/list/answer-list.ts'

/** The header by which the rendering thread reports how a search ended; it never leaves the server. */
export const outcomeHeader = 'Search-Outcome'

/** Writes into a page's headers how the search of one of its routes ended. In: the routes' loader data, by route id. */
export function setSearchHeader(headers: Headers, loaderData: Readonly<Record<string, unknown>>): void {
  for (const data of Object.values(loaderData)) {
    const page = listPageIn(data)
    const search = page && searchEventOf(page)
    if (search) headers.set(outcomeHeader, search.outcome)
  }
}

/** The list that a route's loader returned as `page` (app/features/catalogue/list/list-loader.ts). */
function listPageIn(data: unknown): ListPage | undefined {
  const { page } = (data ?? {}) as { page?: Partial<ListPage> }
  return page?.query && page.total !== undefined ? (page as ListPage) : undefined
}
