import type { FacetName } from './list-kinds.ts'
import type { ListQuery } from './list-query.ts'

/** A query with only the first page of products. */
export function fromFirstPage({ shownCount: _shownCount, ...query }: ListQuery): ListQuery {
  return query
}

/** Selects a value, before those selected earlier, or unselects it (spec §4 'Filters'). */
export function toggleValue(query: ListQuery, facet: FacetName, value: string): ListQuery {
  const { [facet]: before = [], ...others } = query.selected
  const values = before.includes(value) ? before.filter((other) => other !== value) : [value, ...before]
  return withChange(query, { selected: values.length > 0 ? { ...others, [facet]: values } : others })
}

/** Changes parts of a query, `undefined` removes one; the list begins at its first page (spec §4 'Infinite list'). */
export function withChange(
  query: ListQuery,
  change: { [Key in Exclude<keyof ListQuery, 'shownCount'>]?: ListQuery[Key] | undefined },
): ListQuery {
  const { search = '', selected = {}, ...rest } = { ...query, ...change }
  return fromFirstPage({ ...rest, search, selected })
}

/** A query for the whole list: without filters and without the search. */
export function wholeList(query: ListQuery): ListQuery {
  return withChange(query, { search: '', selected: {}, price: undefined, availability: undefined })
}

/** A query without one of its filters, or without its search. */
export function withoutFilter(query: ListQuery, filter: FacetName | 'price' | 'availability' | 'search'): ListQuery {
  if (filter === 'price' || filter === 'availability' || filter === 'search')
    return withChange(query, { [filter]: undefined })
  const { [filter]: _values, ...selected } = query.selected
  return withChange(query, { selected })
}

/** Whether a query has filters, whatever it searches for. */
export function isFiltered({ selected, price, availability }: ListQuery): boolean {
  return Object.keys(selected).length > 0 || price !== undefined || availability !== undefined
}

/** Whether a query searches or filters. */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || isFiltered(query)
}
