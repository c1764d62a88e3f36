import type { SearchIndex } from '../search/search-index.ts'
import { search, type Understood } from '../search/search.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import type { FoundItem } from './find-items.ts'

/** What the smart search says beside its products: for empty results, and for what lies elsewhere. */
export interface SearchAdvice {
  kind: 'code' | 'text'
  understood: Understood
  /** Codes of the catalogue near an unknown one. */
  similarCodes: string[]
  /** Products that answer the query but stand in another list, best first. */
  elsewhere: { id: string; name: string }[]
}

const mostElsewhere = 3
const itemsById = new WeakMap<CatalogueList, Map<string, ListItem>>()

/** Runs the smart search over the whole catalogue and sorts its answer into this list's items and the rest. */
export function smartFind(
  list: CatalogueList,
  index: SearchIndex,
  term: string,
): { found: FoundItem[]; advice: SearchAdvice } {
  const { kind, hits, understood, similarCodes } = search(index, term)
  const items = byId(list)
  const found: FoundItem[] = []
  const elsewhere: SearchAdvice['elsewhere'] = []
  for (const { id, variantId } of hits) {
    const item = items.get(id)
    if (item) found.push({ item, ...(variantId !== undefined && { variantId }) })
    else if (elsewhere.length < mostElsewhere) elsewhere.push({ id, name: nameOf(index, id) })
  }
  return { found, advice: { kind, understood, similarCodes, elsewhere } }
}

function nameOf({ documents }: SearchIndex, id: string): string {
  return documents.find((document) => document.id === id)?.name ?? id
}

function byId(list: CatalogueList): Map<string, ListItem> {
  const known = itemsById.get(list) ?? new Map(list.items.map((item) => [item.summary.id, item]))
  itemsById.set(list, known)
  return known
}
