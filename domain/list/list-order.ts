import { labelCode } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { containsTerm } from '#domain/text/normalize.ts'
import type { CatalogueList } from './catalogue-list.ts'
import { positionsOf } from './filters.ts'
import type { FoundItem } from './find-items.ts'
import { listKinds, type ListKind, type ListOrder, type ListRules } from './list-kinds.ts'
import type { ListQuery } from './list-query.ts'

/** The order of a list: the chosen one, else by relevance; in the second view, without a search, by type. */
export function orderOf({ order, isOtherView, search }: ListQuery, kind: ListKind): ListOrder {
  const { isSortable }: ListRules = listKinds[kind]
  if (!isSortable) return 'relevancia'
  return order ?? (search || !isOtherView ? 'relevancia' : 'tipo')
}

/** Sorts products that come by relevance. By type they form groups. By name or code, those without one come last. */
export function sortItems(found: FoundItem[], order: ListOrder): FoundItem[] {
  if (order === 'relevancia') return found
  if (order === 'tipo') return byType(found)
  const sortTextOf = ({ item: { summary } }: FoundItem) =>
    order === 'nome' ? summary.name : (labelCode(summary) ?? '')
  const { compare } = new Intl.Collator('pt', { numeric: true })
  return (
    found
      // In this order the groups of a search would be torn apart.
      .map(({ group: _group, ...item }) => ({ item, sortText: sortTextOf(item) }))
      .toSorted((a, b) => Number(a.sortText === '') - Number(b.sortText === '') || compare(a.sortText, b.sortText))
      .map(({ item }) => item)
  )
}

/** Puts first, in a list filtered by brand or model, the products of that brand or with it in their names. */
export function namedFirst(list: CatalogueList, { search, selected }: ListQuery, found: FoundItem[]): FoundItem[] {
  if (search) return found
  const brands = positionsOf(list, 'marca', selected.marca ?? [])
  const labels = (['marca', 'modelo'] as const).flatMap((facet) =>
    (list.options[facet] ?? []).flatMap(({ value, label }) => (selected[facet]?.includes(value) ? label : [])),
  )
  if (labels.length === 0) return found
  const isNamed = ({ item: { summary, values } }: FoundItem) => {
    const [ownBrand] = values.marca ?? []
    return (ownBrand !== undefined && brands.has(ownBrand)) || labels.some((label) => containsTerm(summary.name, label))
  }
  const [named, others] = [found.filter(isNamed), found.filter((item) => !isNamed(item))]
  return [...named, ...others]
}

function byType(found: readonly FoundItem[]): FoundItem[] {
  const typeOf = ({ item: { summary } }: FoundItem) => summary.productType
  const rank = (item: FoundItem) => ranks.get(typeOf(item)) ?? ranks.size
  const grouped = found.map((item) => {
    const type = typeOf(item)
    return type ? { ...item, group: productTypeLabel[type] } : item
  })
  return grouped.toSorted((a, b) => rank(a) - rank(b))
}

const ranks = new Map<ProductType | undefined, number>(keysOf(productTypeLabel).map((type, rank) => [type, rank]))
