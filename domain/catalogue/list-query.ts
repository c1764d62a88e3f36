import type { FacetName } from './facets.ts'
import { listKinds, mostShown, type ListKind, type ListRules } from './list-kinds.ts'
import { availabilityLabel, type Availability } from './vocabulary.ts'

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
  /** Products shown; missing: the first page. */
  shown?: number
}

/** The part of `URLSearchParams` that is read here. */
export interface ParameterSource {
  getAll(name: string): string[]
}

const longestSearch = 100
const mostValues = 30
const valuePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Reads a list's query from an address. Several values of a facet are repeated parameters or comma
 * lists. What the list does not know, or what is malformed, is dropped; values at their default
 * are left out, so that equal queries are equal objects.
 */
export function parseListQuery(parameters: ParameterSource, kind: ListKind): ListQuery {
  const rules: ListRules = listKinds[kind]
  const only = (name: string) => parameters.getAll(name)[0]?.trim() ?? ''
  const selected: ListQuery['selected'] = {}
  for (const facet of rules.facets) {
    const values = valuesOf(parameters.getAll(facet))
    if (values.length > 0) selected[facet] = values
  }
  const price = parsePrice(only('preco'), rules)
  const availability = only('disponibilidade')
  const shown = shownAfter(Number(only('mostrar')), rules)
  return {
    search: only('search').slice(0, longestSearch),
    selected,
    ...(price && { price }),
    ...(isAvailability(availability) && { availability }),
    ...(only('vista') === rules.views[1] && { isOtherView: true }),
    ...(shown > rules.first && { shown }),
  }
}

/** The same query as parameters: always in this order, defaults left out. */
export function listParameters(query: ListQuery, kind: ListKind): [name: string, value: string][] {
  const rules: ListRules = listKinds[kind]
  const { search, price, availability, isOtherView, shown } = query
  const chosen = rules.facets.flatMap((facet) =>
    (query.selected[facet] ?? []).map((value): [string, string] => [facet, value]),
  )
  return [
    ...pair('search', search),
    ...chosen,
    ...pair('preco', price && `${price.min}-${price.max}`),
    ...pair('disponibilidade', availability),
    ...pair('vista', isOtherView && rules.views[1]),
    ...pair('mostrar', shown?.toString()),
  ]
}

function pair(name: string, value: string | undefined): [string, string][] {
  return value ? [[name, value]] : []
}

function valuesOf(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).map((value) => value.trim())
  return [...new Set(values)].filter((value) => valuePattern.test(value)).slice(0, mostValues)
}

function isAvailability(text: string): text is Availability {
  return Object.hasOwn(availabilityLabel, text)
}

/** '100-2000', '100-' or '-2000' as a range within the list's limit; undefined when it says nothing. */
function parsePrice(text: string, { priceLimit }: ListRules): PriceRange | undefined {
  const [, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? []
  return priceRange(Number(from), to === '' ? priceLimit : Number(to), priceLimit)
}

/** A range in order and within 0 and the limit; undefined when it is the whole range. */
export function priceRange(one: number, other: number, limit: number): PriceRange | undefined {
  const [min, max] = [one, other].map((price) => Math.min(Math.max(0, price), limit)).toSorted((a, b) => a - b)
  if (min === undefined || max === undefined || (min === 0 && max === limit)) return undefined
  return { min, max }
}

/** The number of products shown that a wish comes to: the first page and whole steps. */
function shownAfter(wished: number, { first, step }: ListRules): number {
  if (!(wished > first)) return first
  return first + Math.ceil((Math.min(wished, mostShown) - first) / step) * step
}
