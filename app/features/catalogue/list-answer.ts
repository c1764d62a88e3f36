import { browse } from '#domain/catalogue/browse.ts'
import type { CatalogueList } from '#domain/catalogue/catalogue-list.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { parseListQuery } from '#domain/catalogue/parse-list-query.ts'

/**
 * Answers an address by the list that the browser has: the same code as on the server. Rejects when
 * the query needs the smart search and that cannot be had.
 */
export async function answerFrom(list: CatalogueList, page: ListPage, parameters: URLSearchParams): Promise<ListPage> {
  const { kind, path, listUrl, searchUrl } = page
  const addresses = { kind, path, ...(listUrl && { listUrl }), ...(searchUrl && { searchUrl }) }
  const query = parseListQuery(parameters, kind)
  if (!searchUrl || !query.search) return { ...addresses, ...browse(list, query) }
  const [{ browserSearch }, { smartFind }] = await Promise.all([
    import('#app/browser/search-source.ts'),
    import('#domain/catalogue/smart-find.ts'),
  ])
  const { index } = await browserSearch(searchUrl)
  const { found, advice } = smartFind(list, index, query.search)
  return { ...addresses, ...browse(list, query, { found }), advice }
}
