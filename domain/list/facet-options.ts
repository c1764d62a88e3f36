import { slugify } from '#domain/text/normalize.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'
import type { FacetName } from './facets.ts'

/** One value of a facet: its key in the address and its label. */
export interface FacetOption {
  value: string
  label: string
}

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

function asOption(label: string): FacetOption {
  return { value: slugify(label), label }
}
