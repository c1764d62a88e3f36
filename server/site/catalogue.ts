import { dataSheet, type DataSheet } from '#domain/catalogue/data-sheet.ts'
import { productWithId } from '#domain/catalogue/registry/catalogue-positions.ts'
import { partsOfMachine } from '#domain/catalogue/registry/model-registry.ts'
import { pictureOf, type CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { summarize } from '#domain/catalogue/summarize.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { relatedProducts, type Relation } from '#domain/catalogue/related.ts'
import { showcaseOrder } from '#domain/list/showcase-order.ts'
import { siteRegistries } from './registries.ts'
import { site } from './site.ts'

/** The product with this id, or undefined. */
export async function productById(id: string): Promise<CatalogueProduct | undefined> {
  const { products } = await site()
  return productWithId(products, id)
}

/** A product's summary for cards and carts. */
export function summaryOf(product: CatalogueProduct): ProductSummary {
  const [first] = product.images
  return summarize(product, first ? pictureOf(first) : { src: '', alt: '' })
}

interface RelatedSummaries {
  sameEquipment: { product: ProductSummary; reason: string }[]
  alternatives: { product: ProductSummary; reason: string }[]
}

/** Parts of the same equipment and alternatives, each with its reason. */
export async function relatedTo(product: CatalogueProduct): Promise<RelatedSummaries> {
  const [{ products }, { models }] = await Promise.all([site(), siteRegistries()])
  const { sameEquipment, alternatives } = relatedProducts(product, products, models)
  const summarized = (relations: Relation<CatalogueProduct>[]) =>
    relations.map(({ product: other, reason }) => ({ product: summaryOf(other), reason }))
  return { sameEquipment: summarized(sameEquipment), alternatives: summarized(alternatives) }
}

/** A product for its page: without the fields that the data sheet states in words. */
export async function productWithSheet(
  product: CatalogueProduct,
): Promise<{ product: CatalogueProduct; sheet: DataSheet }> {
  const sheet = dataSheet(product, await siteRegistries())
  const shared = { specifications: [], dossier: {}, evidence: [], tags: [] }
  if (product.category === 'equipamentos') return { product: { ...product, ...shared }, sheet }
  const variants = product.variants.map(({ ends: _ends, ...variant }) => variant)
  return { product: { ...product, ...shared, variants, ends: [], references: [], equipmentModel: [] }, sheet }
}

const partsShown = 4

/**
 * The parts for a machine that is sold here: the first of them, their number, and the machine's models for the link to
 * all parts.
 */
export interface MachineParts {
  parts: ProductSummary[]
  total: number
  models: string[]
  /** The key of the maker, if all models have the same one. */
  maker?: string
}

/** Finds the parts that name a machine's models. */
export async function partsFor(machine: CatalogueProduct): Promise<MachineParts> {
  const [{ products }, { models }] = await Promise.all([site(), siteRegistries()])
  const parts = partsOfMachine(machine.id, products, models)
  const own = models.all.filter((model) => model.product === machine.id)
  const [maker, ...others] = new Set(own.map((model) => model.maker.key))
  return {
    parts: showcaseOrder(parts).slice(0, partsShown).map(summaryOf),
    total: parts.length,
    models: own.map(({ key }) => key),
    ...(maker !== undefined && others.length === 0 && { maker }),
  }
}
