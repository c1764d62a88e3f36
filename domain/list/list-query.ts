import { type Availability, availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { slugPattern } from '#domain/text/slug.ts'
import {
  type FacetName,
  listKinds,
  type ListKind,
  type ListOrder,
  type ListRules,
  listOrderLabel,
  maximumListed,
} from './list-kinds.ts'

type PriceRange = { min: number; max: number }

/** The search, filters and view of a list, all of which are in the address. An absent field filters nothing. */
export interface ListQuery {
  search: string
  selected: Partial<Record<FacetName, readonly string[]>>
  price?: PriceRange | undefined
  availability?: Availability | undefined
  isOtherView?: true | undefined
  order?: ListOrder | undefined
  /** Number of products shown; undefined for the first page. */
  shownCount?: number | undefined
}

/** A query as the parameters of an address, always in this order, without defaults. */
export function listParameters(query: ListQuery, kind: ListKind): [name: string, value: string][] {
  const rules: ListRules = listKinds[kind]
  const { search, price, availability, isOtherView, order, shownCount } = query
  const facetPairs = rules.facets.flatMap((facet) =>
    (query.selected[facet] ?? []).map((value): [string, string] => [facet, value]),
  )
  return [
    ...pair('search', search),
    ...facetPairs,
    ...pair('preco', price && `${price.min}-${price.max}`),
    ...pair('disponibilidade', availability),
    ...pair('vista', isOtherView && rules.views[1]),
    ...pair('ordem', order),
    ...pair('mostrar', shownCount?.toString()),
  ]
}

const pair = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : [])

/** The range between two prices in R$, in either order, within 0 and the limit; undefined for the whole range. */
export function priceRange(from: number, to: number, limit: number): PriceRange | undefined {
  const [min, max] = [from, to].map((price) => Math.min(Math.max(0, price), limit)).toSorted((a, b) => a - b)
  if (min === undefined || max === undefined || (min === 0 && max === limit)) return undefined
  return { min, max }
}

export interface ParameterSource {
  getAll(name: string): string[]
}

/** The most characters of a search: enough for a pasted letter with a list. */
const maximumSearchLength = 2000
const maximumValues = 30

/** The names of all parameters that a list's address may have. */
export function listParameterNames(kind: ListKind): string[] {
  return ['search', ...listKinds[kind].facets, ...otherParameters]
}

const otherParameters = [
  'preco',
  'preco-de',
  'preco-ate',
  'disponibilidade',
  'vista',
  'ordem',
  'mostrar',
  // Whether all options of the filters are shown (answer-list.ts).
  'opcoes',
]

/** Reads a query. Unknown and malformed values and defaults are dropped, so that equal queries are equal objects. */
export function parseListQuery(parameters: ParameterSource, kind: ListKind): ListQuery {
  const rules: ListRules = listKinds[kind]
  const first = (name: string) => parameters.getAll(name)[0]?.trim() ?? ''
  const selected: ListQuery['selected'] = {}
  for (const facet of rules.facets) {
    const values = valuesOf(parameters.getAll(facet))
    if (values.length > 0) selected[facet] = values
  }
  const price = parsePrice(first('preco') || `${first('preco-de')}-${first('preco-ate')}`, rules)
  const availability = first('disponibilidade')
  const order = first('ordem')
  const shownCount = roundedToSteps(Number(first('mostrar')), rules)
  return {
    search: first('search').slice(0, maximumSearchLength),
    selected,
    price,
    ...(isAvailability(availability) && { availability }),
    ...(first('vista') === rules.views[1] && { isOtherView: true }),
    ...(rules.isSortable && isOrder(order) && { order }),
    ...(shownCount > rules.initialCount && { shownCount }),
  }
}

function valuesOf(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).map((value) => value.trim())
  return [...new Set(values)].filter((value) => slugPattern.test(value)).slice(0, maximumValues)
}

const isAvailability = (text: string): text is Availability => Object.hasOwn(availabilityLabel, text)

const isOrder = (text: string): text is ListOrder => Object.hasOwn(listOrderLabel, text)

/** Reads '100-2000', '100-' or '-2000' as a range within the list's limit; undefined when it filters nothing. */
function parsePrice(text: string, { priceLimit }: ListRules): PriceRange | undefined {
  const [, from = '', to = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? []
  return priceRange(Number(from), to === '' ? priceLimit : Number(to), priceLimit)
}

function roundedToSteps(requested: number, { initialCount, step }: ListRules): number {
  if (!(requested > initialCount)) return initialCount
  return initialCount + Math.ceil((Math.min(requested, maximumListed) - initialCount) / step) * step
}
