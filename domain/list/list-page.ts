import type { BrowseResult } from './browse.ts'
import type { ListKind } from './list-kinds.ts'
import type { SearchAdvice } from './smart-find.ts'

/** A list as its page shows it. */
export interface ListPage extends BrowseResult {
  kind: ListKind
  /** The page's address without query. */
  path: string
  /** Address of the whole list, from which the browser answers queries; undefined when it is too large. */
  listUrl?: string
  /** Address of the smart search's documents; undefined when they are too large, or not used by this list. */
  searchUrl?: string
  advice?: SearchAdvice
}
