import type { SearchSource } from '#domain/catalogue/suggestions.ts'
import { buildIndex, type SearchIndex } from '#domain/search/search-index.ts'

/** The search as the browser carries it. */
export interface BrowserSearch {
  index: SearchIndex
  pictures: SearchSource['pictures']
}

const asked = new Map<string, Promise<BrowserSearch>>()

/** Fetches and builds the search once a visit. Throws when it cannot be had; the next call asks anew. */
export function browserSearch(url: string): Promise<BrowserSearch> {
  const known = asked.get(url)
  if (known) return known
  const search = build(url)
  asked.set(url, search)
  search.catch(() => asked.delete(url))
  return search
}

async function build(url: string): Promise<BrowserSearch> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  const { documents, vocabulary, pictures }: SearchSource = await response.json()
  return { index: buildIndex(documents, vocabulary), pictures }
}
