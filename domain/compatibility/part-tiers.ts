import type { Accessory, Product } from '#domain/catalogue/product.ts'
import {
  partsOfModel,
  plainName,
  type KnownModel,
  type ModelRegistry,
} from '#domain/catalogue/registry/model-registry.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { productsAt } from '#domain/catalogue/registry/catalogue-positions.ts'
import { measuringParts } from './measuring-parts.ts'
import { isSameTechnology, partTechnology } from './part-technology.ts'
import { typeParameter } from './type-parameter.ts'

/**
 * The parts for a model by tier: those that cite it, those of its brand, and universal ones, which need a comparison of
 * the connector.
 */
export interface PartTiers<P extends Product> {
  /** Parts that name this very model. */
  cited: P[]
  /** Parts of the model's brand that do not name the model: to be confirmed before ordering. */
  ofBrand: P[]
  /** Types that have parts for any brand, with the number of these parts; the connector decides which one fits. */
  universal: { type: ProductType; count: number }[]
}

/**
 * Sorts a catalogue by its relation to a model. No part is both cited and of the brand; `universal` counts all
 * universal parts, also those in the other tiers.
 */
export function partTiers<P extends Product>(
  model: KnownModel,
  catalogue: readonly P[],
  registry: ModelRegistry,
): PartTiers<P> {
  const cited = partsOfModel(model.key, catalogue)
  const named = new Set(cited)
  const { all, byBrand, universal } = measuringParts(catalogue, model.parameters)
  const { brand } = model.maker
  // For a maker without a brand of its own in the catalogue any part is a candidate.
  const candidates = productsAt(catalogue, brand === 'outros' ? all : byBrand.get(brand))
  return {
    cited,
    ofBrand: candidates.filter(
      (part): part is P & Accessory => isAccessory(part) && !named.has(part) && mayBeFor(model, part, registry),
    ),
    universal: [...universal],
  }
}

/** Whether a part of the model's brand, for something that the model measures, may fit it. */
function mayBeFor(model: KnownModel, part: Accessory, registry: ModelRegistry): boolean {
  const ofMaker = part.equipmentModel
    .flatMap((key) => registry.get(key) ?? [])
    .filter((other) => isSameHouse(other, model))
  // A maker without a brand in the catalogue has no key to compare by: only parts that cite another of its models count
  // as its own.
  const isOfBrand = model.maker.brand !== 'outros' || ofMaker.length > 0
  const isOfKind = ofMaker.length === 0 || ofMaker.some(({ kind }) => kind === model.kind)
  return isOfBrand && isOfKind && sharesTechnology(model, part) && !excludes(part, model)
}

function isSameHouse(one: KnownModel, other: KnownModel): boolean {
  return one.maker.key === other.maker.key
}

/**
 * A brand alone does not decide: an SpO2 part must state a technology that the model is known to have; any other part
 * must not state a different one.
 */
function sharesTechnology({ technologies }: KnownModel, part: Accessory): boolean {
  const parameter = typeParameter[part.productType]
  const known = parameter && technologies[parameter]
  const stated = partTechnology(part)
  if (parameter !== 'spo2') return !known || !stated || known.some((technology) => isSameTechnology(technology, stated))
  return Boolean(known && stated && known.some((technology) => isSameTechnology(technology, stated)))
}

/** Whether the part's data sheet excludes this model, in any spelling. */
function excludes({ specifications }: Accessory, { name, aliases }: KnownModel): boolean {
  const said = specifications
    .filter((row) => row.name.toLowerCase() === 'não serve em')
    .map(({ value }) => plainName(value))
  return [name, ...aliases].some((each) => said.some((text) => text.includes(plainName(each))))
}

function isAccessory<P extends Product>(product: P): product is P & Accessory {
  return product.category === 'acessorios-componentes'
}
