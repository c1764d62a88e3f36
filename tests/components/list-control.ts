import { useState } from 'react'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import type { BrowseResult } from '#domain/list/browse.ts'
import type { ListQuery } from '#domain/list/list-query.ts'

/** A catalogue list that answers every query at once. In: its first query, and its answers. */
export function useListControl(
  search: string,
  answer: (query: ListQuery) => Partial<BrowseResult>,
  selected: ListQuery['selected'] = {},
): CatalogueListControl {
  const [query, setQuery] = useState<ListQuery>({ search, selected })
  const none = { query, total: 0, products: [], facets: [], availabilities: [] }
  return {
    page: { kind: 'acessorios', path: '/', ...none, ...answer(query) },
    query,
    isPending: false,
    isStale: false,
    hrefOf: ({ search: text }) => `/?search=${text}`,
    setQuery,
    retry: () => undefined,
    loadAllOptions: () => undefined,
    preload: () => undefined,
  }
}
