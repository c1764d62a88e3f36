import type { Product } from '#domain/catalogue/product.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import type { WeighedPart } from './weighed-part.ts'

const maximumModels = 8

/**
 * What a part fits: the cited models, else its brand and the words of the catalogue. Each row says how certain it is.
 */
export function fitRows({ product }: WeighedPart, models: ModelRegistry): { name: string; value: string }[] {
  if (product.category === 'equipamentos') return []
  const names = product.equipmentModel.flatMap((key) => models.get(key)?.name ?? [])
  return [
    ...(names.length > 0 ? [{ name: 'Citada para os modelos', value: listed(names) }] : []),
    ...brandRows(product, names.length),
    ...(names.length === 0 && product.compatibleWith.length > 0
      ? [{ name: 'Nas palavras do catálogo', value: product.compatibleWith.slice(0, 3).join('; ') }]
      : []),
  ]
}

/**
 * A brand alone is not enough: without a cited model, the model must be confirmed, and a part for any brand is chosen
 * by its connector.
 */
function brandRows({ brands }: Product, cited: number): { name: string; value: string }[] {
  if (cited > 0) return []
  const named = brands.filter(({ key }) => key !== 'universal' && key !== 'outros')
  if (named.length === 0) return [{ name: 'Marca', value: 'universal, conforme o conector' }]
  return [{ name: 'Marca', value: `${named.map(({ label }) => label).join(', ')}, modelo a confirmar` }]
}

function listed(names: readonly string[]): string {
  const rest = names.length - maximumModels
  return rest > 0 ? `${names.slice(0, maximumModels).join(', ')} e mais ${rest}` : names.join(', ')
}
