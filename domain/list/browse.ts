import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { groupBy } from '#domain/group-by.ts'
import { counted } from '#domain/text/number-text.ts'
import type { CatalogueList } from './catalogue-list.ts'
import { countedAvailabilities, countedFacet, type CountedAvailability, type CountedFacet } from './facet-tally.ts'
import { filtersOf, positionsOf, type Filter } from './filters.ts'
import { findItems, type FoundItem } from './find-items.ts'
import { listKinds, type ListRules } from './list-kinds.ts'
import { sortItems, namedFirst, orderOf } from './list-order.ts'
import type { ListQuery } from './list-query.ts'

export interface ListedProduct extends Omit<FoundItem, 'item'> {
  product: ProductSummary
}

type ExcludingFilter = { filter: Filter['name'] | 'search'; total: number }

export const maximumNearest = 4

export interface NearestProducts {
  /** The products that fail the fewest filters; where the search itself finds none, others that may help. */
  products: ListedProduct[]
  /** The filters each of which, removed alone, gives results. */
  removableFilters: ExcludingFilter[]
}

export interface BrowseResult {
  /** The query without facet values that do not occur in the list. */
  query: ListQuery
  total: number
  products: ListedProduct[]
  facets: CountedFacet[]
  availabilities: CountedAvailability[]
  nearest?: NearestProducts
}

export interface BrowseOptions {
  /** The results of the smart search, best first; without them the query's text is searched plainly. */
  found?: readonly FoundItem[] | undefined
  maximumOptions?: number
}

/** Answers a query: the first products that pass every filter; options are counted with the OTHER filters (spec §5). */
export function browseList(list: CatalogueList, requested: ListQuery, options: BrowseOptions = {}): BrowseResult {
  const { found, maximumOptions = Infinity } = options
  const { facets, initialCount }: ListRules = listKinds[list.kind]
  const query = { ...requested, selected: knownValues(list, requested) }
  const candidates = query.search ? (found ?? findItems(list, query.search)) : list.items.map((item) => ({ item }))
  const filters = filtersOf(list, query)
  const judged = candidates.map((candidate): JudgedItem => {
    return { candidate, failedFilters: filters.filter(({ passes }) => !passes(candidate.item)) }
  })
  const matches = judged.flatMap(({ candidate, failedFilters }) => (failedFilters.length === 0 ? candidate : []))
  const nearest = matches.length > 0 ? undefined : (nearestOf(judged) ?? withoutSearch(list, query))
  // Each option is counted with the other filters applied: an item that fails only its own facet's filter counts.
  const passingOthers = (name: Filter['name']) =>
    judged.flatMap(({ candidate: { item }, failedFilters }) =>
      failedFilters.every((filter) => filter.name === name) ? item : [],
    )
  return {
    query,
    total: matches.length,
    products: sortItems(namedFirst(list, query, matches), orderOf(query, list.kind))
      .slice(0, query.shownCount ?? initialCount)
      .map((item) => listedProduct(item, citedGroup(matches, item))),
    facets: facets.map((name) =>
      countedFacet(list, name, passingOthers(name), { selected: query.selected[name] ?? [], maximum: maximumOptions }),
    ),
    availabilities: countedAvailabilities(passingOthers('availability'), query.availability),
    ...(nearest && { nearest }),
  }
}

type JudgedItem = { candidate: FoundItem; failedFilters: readonly Filter[] }

function nearestOf(judged: readonly JudgedItem[]): NearestProducts | undefined {
  if (judged.length === 0) return undefined
  const fewest = judged.reduce((least, { failedFilters }) => Math.min(least, failedFilters.length), Infinity)
  const nearest = judged.filter(({ failedFilters }) => failedFilters.length === fewest)
  const onlyFilters = fewest === 1 ? nearest.flatMap(({ failedFilters }) => failedFilters) : []
  const byFilter = groupBy(onlyFilters, ({ name }) => name)
  const removable = Array.from(byFilter, ([filter, { length: total }]) => ({ filter, total }))
  return {
    products: nearest.slice(0, maximumNearest).map(({ candidate }) => listedProduct(candidate)),
    removableFilters: removable.toSorted((a, b) => b.total - a.total),
  }
}

/** Offers the search text itself for removal, where a plain search has no results. */
function withoutSearch(list: CatalogueList, query: ListQuery): NearestProducts | undefined {
  if (!query.search || listKinds[list.kind].isSmart) return undefined
  const { products, total } = browseList(list, { ...query, search: '' })
  return total > 0
    ? { products: products.slice(0, maximumNearest), removableFilters: [{ filter: 'search', total }] }
    : undefined
}

function knownValues(list: CatalogueList, { selected }: ListQuery): ListQuery['selected'] {
  const { facets }: ListRules = listKinds[list.kind]
  const selectedValues: ListQuery['selected'] = {}
  for (const facet of facets) {
    const values = (selected[facet] ?? []).filter((value) => positionsOf(list, facet, [value]).size > 0)
    if (values.length > 0) selectedValues[facet] = values
  }
  return selectedValues
}

function listedProduct({ item, ...reasons }: FoundItem, group?: string): ListedProduct {
  return { product: item.summary, ...reasons, ...(group !== undefined && { group }) }
}

/** The heading of an item's group: '1 sem este modelo na ficha'; undefined where all items cite the model, or none. */
function citedGroup(matches: readonly FoundItem[], { isCited }: FoundItem): string | undefined {
  if (isCited === undefined) return undefined
  const count = matches.filter((other) => other.isCited === isCited).length
  if (count === matches.length) return undefined
  if (!isCited) return `${count} sem este modelo na ficha`
  return `${counted(count, 'compatível', 'compatíveis')} com este modelo, segundo a ficha`
}
