import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { type Product, typeOrFamily } from '#domain/catalogue/product.ts'
import type { Registries } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { groupBy } from '#domain/group-by.ts'
import { facetOptions, type FacetOption } from './facet-tally.ts'
import { type FacetName, listKinds, type ListKind } from './list-kinds.ts'
import { listText } from './list-text.ts'

export interface ListItem {
  summary: ProductSummary
  /** The indices of the product's values in the list's options, by facet. */
  values: Partial<Record<FacetName, readonly number[]>>
  text: string
}

export interface CatalogueList {
  kind: ListKind
  /** All options of each facet: the one with the most products first, then by label. */
  options: Partial<Record<FacetName, readonly FacetOption[]>>
  items: readonly ListItem[]
}

const collator = new Intl.Collator('pt', { numeric: true })

/** The list of a kind's products, in showcase order. In: how a product is summarized. */
export function buildList<P extends Product>(
  kind: ListKind,
  products: readonly P[],
  { summarize, registries }: { summarize: (product: P) => ProductSummary; registries: Registries },
): CatalogueList {
  const { facets } = listKinds[kind]
  const ordered = showcaseOrder(products)
  const options: CatalogueList['options'] = {}
  const positions = new Map<FacetName, Map<string, number>>()
  for (const facet of facets) {
    const ranked = rankedOptions(ordered.flatMap((product) => facetOptions(product, facet, registries.models)))
    options[facet] = ranked
    positions.set(facet, new Map(ranked.map(({ value }, position) => [value, position])))
  }
  const items = ordered.map((product): ListItem => {
    const values: ListItem['values'] = {}
    for (const facet of facets) {
      const productOptions = facetOptions(product, facet, registries.models)
      values[facet] = [...new Set(productOptions.flatMap(({ value }) => positions.get(facet)?.get(value) ?? []))]
    }
    return { summary: summarize(product), values, text: listText(product, registries) }
  })
  return { kind, options, items }
}

/** The options, each once, that of the most products first. In: one for each product that has it. */
function rankedOptions(productOptions: readonly FacetOption[]): FacetOption[] {
  return [...groupBy(productOptions, ({ value }) => value).values()]
    .flatMap(([option, ...repetitions]) => (option ? [{ option, repetitions: repetitions.length }] : []))
    .toSorted((a, b) => b.repetitions - a.repetitions || collator.compare(a.option.label, b.option.label))
    .map(({ option }) => option)
}

const groupKeys = [
  ...keysOf(productTypeLabel),
  ...keysOf(equipmentFamilyLabel).map((family) => `equipamentos/${family}`),
]

/** The order of an unfiltered list: one product of each type or family in turn, for variety; within a type by id. */
export function showcaseOrder<P extends Product>(products: readonly P[]): P[] {
  const groups = groupBy(products, typeOrFamily)
  const inTurn = groupKeys.flatMap((key) => {
    const group = groups.get(key)?.toSorted((a, b) => collator.compare(a.id, b.id))
    return group?.map((product, turn) => ({ product, turn })) ?? []
  })
  return inTurn.toSorted((a, b) => a.turn - b.turn).map(({ product }) => product)
}
