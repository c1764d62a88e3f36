import { answeredSearch } from '#domain/demand/count.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { outcomeHeader } from './served-search.ts'

/** Writes into a page's headers how the search of one of its routes ended. In: the routes' loader data, by route id. */
export function setSearchHeader(headers: Headers, loaded: Readonly<Record<string, unknown>>): void {
  for (const data of Object.values(loaded)) {
    const page = listPageIn(data)
    const search = page && answeredSearch(page)
    if (search) headers.set(outcomeHeader, search.outcome)
  }
}

/** Routes with a list return it as `page` (app/features/catalogue/list/list-source.ts). */
function listPageIn(data: unknown): ListPage | undefined {
  const { page } = (data ?? {}) as { page?: Partial<ListPage> }
  return page?.query && page.total !== undefined ? (page as ListPage) : undefined
}
