import { centsOf } from '#domain/money.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import { type FacetName, listKinds, type ListRules } from './list-kinds.ts'
import type { ListQuery } from './list-query.ts'

export type Filter = { name: FacetName | 'price' | 'availability'; passes: (item: ListItem) => boolean }

/** The conditions that a query sets (spec §5 'Filters'). Values that do not occur in the list set none. */
export function filtersOf(list: CatalogueList, query: ListQuery): Filter[] {
  const { facets }: ListRules = listKinds[list.kind]
  const facetFilters = facets.flatMap((facet): Filter[] => {
    const positions = positionsOf(list, facet, query.selected[facet] ?? [])
    return positions.size === 0
      ? []
      : [{ name: facet, passes: ({ values }) => values[facet]?.some((value) => positions.has(value)) ?? false }]
  })
  return [...facetFilters, ...availabilityFilter(query), ...priceFilter(list, query)]
}

/** The indices of values in the list's options, without unknown ones. */
export function positionsOf({ options }: CatalogueList, facet: FacetName, values: readonly string[]): Set<number> {
  const facetOptions = options[facet] ?? []
  return new Set(
    values.map((value) => facetOptions.findIndex((option) => option.value === value)).filter((index) => index >= 0),
  )
}

function availabilityFilter({ availability }: ListQuery): Filter[] {
  if (!availability) return []
  return [{ name: 'availability', passes: ({ summary }) => summary.availability === availability }]
}

/** The price filter: equipment without a price always passes; a part 'sob consulta' counts as 0 (spec §5). */
function priceFilter({ kind }: CatalogueList, { price }: ListQuery): Filter[] {
  if (!price) return []
  const { keepsUnpriced } = listKinds[kind]
  const [min, max] = [centsOf(price.min), centsOf(price.max)]
  const passes = ({ summary: { currentPrice } }: ListItem) =>
    (keepsUnpriced && currentPrice <= 0) || (currentPrice >= min && currentPrice <= max)
  return [{ name: 'price', passes }]
}
