import type { BrowseAnswer } from './browse.ts'
import type { ListKind } from './list-kinds.ts'
import type { SearchAdvice } from './smart-find.ts'

/** A list as its page shows it. */
export interface ListPage extends BrowseAnswer {
  kind: ListKind
  /** The page's address without query. */
  path: string
  /** Where the browser finds the whole list, to answer by itself; missing when it is too large. */
  listUrl?: string
  /** Where it finds the smart search's documents; missing when they are too large, or not used here. */
  searchUrl?: string
  advice?: SearchAdvice
}
