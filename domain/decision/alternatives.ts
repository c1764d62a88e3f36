import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import type { Accessory, Product } from '#domain/catalogue/product.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'

/** A part to be compared with another, and what they have in common. */
export interface Alternative<P extends Product> {
  product: P
  relation: string
}

const most = 2

/**
 * Up to two parts of the same type and with the same sides that cite a common model or, where neither part cites any,
 * have a common brand; a different connector is pointed out. A part for other machines is no alternative.
 */
export function alternativesFor<P extends Product>(
  product: P,
  catalogue: readonly P[],
  models: ModelRegistry,
): Alternative<P>[] {
  if (!isPart(product)) return []
  const candidates = catalogue.filter(isPart).filter((other) => other.id !== product.id && isSameKind(product, other))
  const cited = candidates.map((other) => ({
    other,
    shared: other.equipmentModel.filter((key) => product.equipmentModel.includes(key)),
  }))
  const byModel = cited
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .map(({ other, shared }) => ({
      product: other,
      relation: `também citada para ${shared
        .slice(0, 3)
        .map((key) => models.get(key)?.name ?? key)
        .join(', ')}${connectorWords(product, other)}`,
    }))
  return [...byModel, ...byBrand(product, candidates)].slice(0, most)
}

/** Candidates of the same brand, for parts that cite no model. 'universal' and 'outros' are no common brand. */
function byBrand<P extends Product & Accessory>(product: P, candidates: readonly P[]): Alternative<P>[] {
  if (product.equipmentModel.length > 0) return []
  const brands = new Set(brandKeysOf(product).filter((key) => key !== 'universal' && key !== 'outros'))
  return candidates
    .filter((other) => other.equipmentModel.length === 0 && brandKeysOf(other).some((key) => brands.has(key)))
    .map((other) => ({ product: other, relation: `mesma marca, modelo a confirmar${connectorWords(product, other)}` }))
}

/** Whether both parts have the same sides: a trunk cable is no alternative to a whole cable. */
function isSameKind(one: Accessory, other: Accessory): boolean {
  const joins = ({ ends, variants }: Accessory) =>
    [...new Set([...ends, ...variants.flatMap((variant) => variant.ends ?? [])].map(({ side }) => side))]
      .toSorted()
      .join()
  return one.productType === other.productType && joins(one) === joins(other)
}

function connectorWords(one: Accessory, other: Accessory): string {
  const keys = ({ ends }: Accessory) =>
    ends
      .map(({ connector }) => connector)
      .toSorted()
      .join()
  return keys(one) === keys(other) ? '' : '; outro conector'
}

function isPart<P extends Product>(product: P): product is P & Accessory {
  return product.category === 'acessorios-componentes'
}
