import { isOnSale } from '../catalogue/price.ts'
import type { Product } from '../catalogue/product.ts'
import type { Variant } from '../catalogue/variant.ts'
import type { Availability, EquipmentFamily, ProductCategory, ProductType, SizeKey } from '../catalogue/vocabulary.ts'
import { wordsOf } from './tokens.ts'

/** A code that a buyer can order, with what tells it from its siblings. */
export interface SearchCode {
  code: string
  variantId?: string
  /** Size label, transducer, application, thread or compatible brand, in one text. */
  label?: string
  size?: SizeKey
  /** Number of ways, tubes or leads. */
  count?: number
}

/** What the search knows of a product: small enough to be sent to a browser. */
export interface SearchDocument {
  id: string
  name: string
  category: ProductCategory
  productType?: ProductType
  family?: EquipmentFamily
  /** Brand keys, the product's own first. */
  brands: string[]
  models: string[]
  compatibleWith: string[]
  tags: string[]
  /** The words of description and data sheet, each once, those of the other fields left out. */
  description: string
  codes: SearchCode[]
  /** Numbers of ways, tubes or leads that its data sheet states. */
  counts: number[]
  availability: Availability
  isOnSale: boolean
}

/** A product as the search knows it. */
export function toSearchDocument(product: Product): SearchDocument {
  const { id, name, category, availability, compatibleWith } = product
  const models = product.category === 'equipamentos' ? [] : product.equipmentModel
  const tags = [...product.tags, ...equipmentTags(product)]
  const elsewhere = [name, ...tags, ...compatibleWith, ...models].join(' ')
  return {
    id,
    name,
    category,
    ...kindOf(product),
    models,
    compatibleWith,
    tags,
    description: wordsOnlyIn(
      [product.description, ...product.specifications.map(({ value }) => value)].join(' '),
      elsewhere,
    ),
    codes: codesOf(product),
    counts: statedCounts(product),
    availability,
    isOnSale: isOnSale(product),
  }
}

function kindOf(product: Product): Pick<SearchDocument, 'productType' | 'family' | 'brands'> {
  if (product.category === 'equipamentos') return { family: product.family, brands: [product.brand] }
  return { productType: product.productType, brands: [product.equipmentBrand, ...product.additionalEquipmentBrands] }
}

/** An equipment's own filters are among what its search matches (spec §5). */
function equipmentTags(product: Product): string[] {
  return product.category === 'equipamentos' ? [product.specialty, product.technology, product.treatment] : []
}

function codesOf(product: Product): SearchCode[] {
  const own = product.sku ? [{ code: product.sku }] : []
  return product.category === 'equipamentos' ? own : [...own, ...product.variants.map(codeOfVariant)]
}

function codeOfVariant(variant: Variant): SearchCode {
  const { id, sku, sizeKey, sizeLabel, vias, leads, transducer, application, thread, brand } = variant
  const label = [sizeLabel, transducer, application, thread, brand].filter(Boolean).join(' ')
  const count = leads ?? vias
  return {
    code: sku,
    variantId: id,
    ...(label && { label }),
    ...(sizeKey && { size: sizeKey }),
    ...(count && { count: Number(count) }),
  }
}

/** 'Número de vias: 3 ou 5' and 'Vias de ar: 2 (tubo duplo)' of the data sheet. */
function statedCounts({ specifications }: Product): number[] {
  const values = specifications.filter(({ name }) => /\bvias\b/i.test(name)).map(({ value }) => value)
  return [...new Set(values.flatMap((value) => value.split('(')[0]?.match(/\d+/g) ?? []).map(Number))]
}

function wordsOnlyIn(text: string, elsewhere: string): string {
  const known = new Set(wordsOf(elsewhere))
  return [...new Set(wordsOf(text))].filter((word) => word.length > 2 && !known.has(word)).join(' ')
}
