import type { Product } from '#domain/catalogue/product.ts'

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
  const byModel = new Map<string, number[]>()
  const byUse = new Map<string, number[]>()
  const byId = new Map<string, number>()
  for (const [position, product] of catalogue.entries()) {
    byId.set(product.id, position)
    append(byUse, useOf(product), position)
    if (product.category === 'equipamentos') continue
    for (const model of new Set(product.equipmentModel)) append(byModel, model, position)
  }
  return { byModel, byUse, byId }
}

function append(lists: Map<string, number[]>, key: string, position: number): void {
  const list = lists.get(key)
  if (list) list.push(position)
  else lists.set(key, [position])
}
