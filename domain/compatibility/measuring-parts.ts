import type { Product } from '#domain/catalogue/product.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { positionsIn } from '#domain/catalogue/registry/catalogue-positions.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { typeParameter } from './type-parameter.ts'

/** Positions, in catalogue order, of the parts that serve one of the given parameters. */
export interface MeasuringParts {
  all: readonly number[]
  /** By the brand's key. */
  byBrand: ReadonlyMap<string, readonly number[]>
  /** The number of parts for any brand, by type. */
  universal: readonly { type: ProductType; count: number }[]
}

const known = new WeakMap<readonly Product[], Map<string, MeasuringParts>>()

/**
 * The parts that serve one of the parameters, cached by catalogue and set of parameters, because hundreds of models
 * share one. In: a catalogue that does not change any more.
 */
export function measuringParts(catalogue: readonly Product[], parameters: readonly Parameter[]): MeasuringParts {
  const ofCatalogue = known.get(catalogue) ?? new Map<string, MeasuringParts>()
  known.set(catalogue, ofCatalogue)
  const key = parameters.join()
  const found = ofCatalogue.get(key) ?? findParts(catalogue, parameters)
  ofCatalogue.set(key, found)
  return found
}

function findParts(catalogue: readonly Product[], parameters: readonly Parameter[]): MeasuringParts {
  const { byUse } = positionsIn(catalogue)
  const positions = keysOf(productTypeLabel).flatMap((type) => {
    const parameter = typeParameter[type]
    return parameter !== undefined && parameters.includes(parameter) ? (byUse.get(type) ?? []) : []
  })
  const all = positions.toSorted((a, b) => a - b)
  const byBrand = new Map<string, number[]>()
  const counts = new Map<ProductType, number>()
  for (const position of all) {
    const part = catalogue[position]
    if (part?.category !== 'acessorios-componentes') continue
    const brands = new Set(brandKeysOf(part))
    for (const brand of brands) {
      const own = byBrand.get(brand)
      if (own) own.push(position)
      else byBrand.set(brand, [position])
    }
    if (brands.has('universal')) counts.set(part.productType, (counts.get(part.productType) ?? 0) + 1)
  }
  return { all, byBrand, universal: [...counts].map(([type, count]) => ({ type, count })) }
}
