import type { FacetName } from './facets.ts'
import { listKinds, type ListKind, type ListOrder, type ListRules } from './list-kinds.ts'
import type { Availability } from '#domain/catalogue/vocabulary.ts'

/** A price range in R$, both bounds included. */
export interface PriceRange {
  min: number
  max: number
}

/** What a visitor asks of a list, all of which is in the address. An absent field filters nothing. */
export interface ListQuery {
  search: string
  /** The selected values of each facet, the latest first. */
  selected: Partial<Record<FacetName, readonly string[]>>
  price?: PriceRange
  availability?: Availability
  /** Whether the list's second view is shown. */
  isOtherView?: true
  /** The order, where the list can be sorted. */
  order?: ListOrder
  /** Number of products shown; undefined for the first page. */
  shown?: number
}

/** The query as parameters, always in this order, without defaults. */
export function listParameters(query: ListQuery, kind: ListKind): [name: string, value: string][] {
  const rules: ListRules = listKinds[kind]
  const { search, price, availability, isOtherView, order, shown } = query
  const chosen = rules.facets.flatMap((facet) =>
    (query.selected[facet] ?? []).map((value): [string, string] => [facet, value]),
  )
  return [
    ...pair('search', search),
    ...chosen,
    ...pair('preco', price && `${price.min}-${price.max}`),
    ...pair('disponibilidade', availability),
    ...pair('vista', isOtherView && rules.views[1]),
    ...pair('ordem', order),
    ...pair('mostrar', shown?.toString()),
  ]
}

function pair(name: string, value: string | undefined): [string, string][] {
  return value ? [[name, value]] : []
}

/** A range in ascending order, between 0 and the limit; undefined for the whole range. */
export function priceRange(one: number, other: number, limit: number): PriceRange | undefined {
  const [min, max] = [one, other].map((price) => Math.min(Math.max(0, price), limit)).toSorted((a, b) => a - b)
  if (min === undefined || max === undefined || (min === 0 && max === limit)) return undefined
  return { min, max }
}
