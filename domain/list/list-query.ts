import type { FacetName } from './facets.ts'
import { listKinds, type ListKind, type ListOrder, type ListRules } from './list-kinds.ts'
import type { Availability } from '#domain/catalogue/vocabulary.ts'

/** In R$, both ends included. */
export interface PriceRange {
  min: number
  max: number
}

/** What a visitor asks of a list: all of it stands in the address. What is missing filters nothing. */
export interface ListQuery {
  search: string
  /** Last chosen first. */
  selected: Partial<Record<FacetName, readonly string[]>>
  price?: PriceRange
  availability?: Availability
  /** The list's second view. */
  isOtherView?: true
  /** How it is sorted, where it can be. */
  order?: ListOrder
  /** Products shown; missing: the first page. */
  shown?: number
}

/** The same query as parameters: always in this order, defaults left out. */
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

/** A range in order and within 0 and the limit; undefined when it is the whole range. */
export function priceRange(one: number, other: number, limit: number): PriceRange | undefined {
  const [min, max] = [one, other].map((price) => Math.min(Math.max(0, price), limit)).toSorted((a, b) => a - b)
  if (min === undefined || max === undefined || (min === 0 && max === limit)) return undefined
  return { min, max }
}
