import { answerList } from '#domain/list/answer-list.ts'
import type { CatalogueList } from '#domain/list/catalogue-list.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import type { SmartAnswer } from '#domain/list/smart-find.ts'

/**
 * Answers an address from the list in the browser, with the server's own code. Rejects when the query needs the smart
 * search and the browser cannot have it: the catalogue is too large, or its file failed to load.
 */
export function answerFromList(list: CatalogueList, page: ListPage, parameters: URLSearchParams): Promise<ListPage> {
  const { path, listUrl, searchUrl } = page
  const address = { path, ...(listUrl && { listUrl }), ...(searchUrl && { searchUrl }) }
  return answerList({ list, address, find: (_, term) => findHere(list, searchUrl, term) }, parameters)
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
