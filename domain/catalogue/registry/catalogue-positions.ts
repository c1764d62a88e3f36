import type { Product } from '#domain/catalogue/product.ts'
import { groupPairs } from '#domain/group-by.ts'

/** Positions of products in a catalogue, for lookup by model, use and id. */
export interface CataloguePositions {
  /** Parts by each model that they name. */
  byModel: ReadonlyMap<string, readonly number[]>
  /** Products by their use. */
  byUse: ReadonlyMap<string, readonly number[]>
  byId: ReadonlyMap<string, number>
}

const cache = new WeakMap<readonly Product[], CataloguePositions>()

/**
 * Positions of a catalogue's products, cached because hundreds of pages ask for those of one catalogue. In: a catalogue
 * that does not change any more.
 */
export function positionsIn(catalogue: readonly Product[]): CataloguePositions {
  const positions = cache.get(catalogue) ?? findPositions(catalogue)
  cache.set(catalogue, positions)
  return positions
}

/** A product's use: a part's type, a machine's family. */
export function useOf(product: Product): string {
  return product.category === 'equipamentos' ? `equipamentos/${product.family}` : product.productType
}

/** The products at the given positions of the catalogue. */
export function productsAt<P extends Product>(catalogue: readonly P[], positions: readonly number[] = []): P[] {
  return positions.flatMap((position) => catalogue[position] ?? [])
}

/** The product with this id, or undefined. */
export function productWithId<P extends Product>(catalogue: readonly P[], id: string): P | undefined {
  const position = positionsIn(catalogue).byId.get(id)
  return position === undefined ? undefined : catalogue[position]
}

function findPositions(catalogue: readonly Product[]): CataloguePositions {
  const modelsOf = (product: Product) => (product.category === 'equipamentos' ? [] : new Set(product.equipmentModel))
  return {
    byModel: groupPairs(
      catalogue.flatMap((product, position) => Array.from(modelsOf(product), (model) => [model, position] as const)),
    ),
    byUse: groupPairs(catalogue.map((product, position) => [useOf(product), position])),
    byId: new Map(catalogue.map(({ id }, position) => [id, position])),
  }
}
