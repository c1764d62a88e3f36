import { slugify } from '../search/normalize.ts'
import type { Product } from './product.ts'
import { brandsOf } from './related.ts'
import { conditionLabel, equipmentBrandLabel, productTypeLabel } from './vocabulary.ts'

/** What lists are filtered by, named as in the address; each takes several values (spec §3 'Filter state'). */
export const facetLabel = {
  marca: 'Marca',
  tipo: 'Tipo',
  modelo: 'Modelo',
  condicao: 'Condição',
  especialidade: 'Especialidade',
  tecnologia: 'Tecnologia',
  tratamento: 'Tratamento',
} as const
export type FacetName = keyof typeof facetLabel

/** One value of a facet: what stands in the address and what a visitor reads. */
export interface FacetOption {
  value: string
  label: string
}

/** The values that a product has on a facet. */
export function facetOptions(product: Product, facet: FacetName): FacetOption[] {
  if (facet === 'marca') return brandsOf(product).map((value) => ({ value, label: equipmentBrandLabel[value] }))
  if (product.category === 'equipamentos') return equipmentOptions(product, facet)
  if (facet === 'tipo') return [{ value: product.productType, label: productTypeLabel[product.productType] }]
  if (facet === 'condicao') return [{ value: product.condition, label: conditionLabel[product.condition] }]
  return facet === 'modelo' ? product.equipmentModel.map(asOption) : []
}

function equipmentOptions(product: Product & { category: 'equipamentos' }, facet: FacetName): FacetOption[] {
  if (facet === 'especialidade') return [asOption(product.specialty)]
  if (facet === 'tecnologia') return [asOption(product.technology)]
  return facet === 'tratamento' ? [asOption(product.treatment)] : []
}

function asOption(label: string): FacetOption {
  return { value: slugify(label), label }
}
