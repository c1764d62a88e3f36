import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { conditionLabel, availabilityLabel, keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'
import { slugify } from '#domain/text/normalize.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import type { FacetName } from './list-kinds.ts'

export type FacetOption = { value: string; label: string }

/** A product's values on a facet; an unknown model's key serves as its label. */
export function facetOptions(product: Product, facet: FacetName, models: ModelRegistry): FacetOption[] {
  if (facet === 'marca') return product.brands.map(({ key, label }) => ({ value: key, label }))
  if (product.category === 'equipamentos') return equipmentOptions(product, facet)
  if (facet === 'tipo') return [{ value: product.productType, label: productTypeLabel[product.productType] }]
  if (facet === 'condicao') return [{ value: product.condition, label: conditionLabel[product.condition] }]
  if (facet !== 'modelo') return []
  return product.equipmentModel.map((key) => ({ value: key, label: models.get(key)?.name ?? key }))
}

function equipmentOptions(product: Product & { category: 'equipamentos' }, facet: FacetName): FacetOption[] {
  if (facet === 'especialidade') return [asOption(product.specialty)]
  if (facet === 'tecnologia') return [asOption(product.technology)]
  return facet === 'tratamento' ? [asOption(product.treatment)] : []
}

const asOption = (label: string): FacetOption => ({ value: slugify(label), label })

export interface CountedOption extends FacetOption {
  count: number
}

export type CountedFacet = { name: FacetName; options: CountedOption[]; omittedCount: number }

export type CountedAvailability = { value: Availability; count: number }

/** A facet's options that an item has, at most `maximum`, and the selected (spec §5). In: what passes other filters. */
export function countedFacet(
  list: CatalogueList,
  name: FacetName,
  items: readonly ListItem[],
  { selected, maximum }: { selected: readonly string[]; maximum: number },
): CountedFacet {
  const counts = new Map<number, number>()
  for (const { values } of items)
    for (const value of values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  const all = (list.options[name] ?? []).map((option, index) => ({ ...option, count: counts.get(index) ?? 0 }))
  const offered = all.filter(({ value, count }) => count > 0 || selected.includes(value))
  const options = offered.filter(({ value }, index) => index < maximum || selected.includes(value))
  return { name, options, omittedCount: offered.length - options.length }
}

/** The availabilities that some item has, and the selected one. In: the items that pass all other filters. */
export function countedAvailabilities(items: readonly ListItem[], selected: Availability | undefined) {
  return keysOf(availabilityLabel)
    .map((value) => ({ value, count: items.filter(({ summary }) => summary.availability === value).length }))
    .filter(({ value, count }) => count > 0 || value === selected)
}
