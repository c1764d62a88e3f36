import { once } from '#domain/once.ts'
import { buildIndex, type SearchIndex } from '#domain/search/index/search-index.ts'
import { searchSource } from '#server/site/catalogue-lists.ts'
import type { DeskShop } from './shop.ts'

/** The searches that were built before, by release. */
const known = new WeakMap<DeskShop, () => Promise<SearchIndex>>()

/** The site's search of a release, built on first use and shared. */
export function shopSearch(shop: DeskShop): Promise<SearchIndex> {
  const found = known.get(shop) ?? once(async () => indexOf(shop))
  known.set(shop, found)
  return found()
}

function indexOf({ site }: DeskShop): SearchIndex {
  const { documents, vocabulary } = searchSource(site)
  return buildIndex(documents, vocabulary)
}
