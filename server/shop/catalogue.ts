import { pictureOf, type CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { dataSheet } from '#domain/catalogue/data-sheet.ts'
import { matesIn } from '#domain/catalogue/mating/mates.ts'
import { matingSections, type MatingSection } from '#domain/catalogue/mating/mating-sections.ts'
import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { summarize, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { partsOfMachine } from '#domain/catalogue/registry/model-registry.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { relatedProducts, type Relation } from '#domain/catalogue/related.ts'
import { showcaseOrder } from '#domain/list/catalogue-list.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

/** The product with this id, or undefined. */
export const productById = (shop: Shop, id: string) => shop.products.find((product) => product.id === id)

/** A product's summary for cards and carts. */
export function summaryOf(product: CatalogueProduct): ProductSummary {
  const [first] = product.images
  return summarize(product, first ? pictureOf(first) : { src: '', alt: '' })
}

/** Parts of the same equipment and alternatives, each with its reason. */
export function relatedTo(shop: Shop, product: CatalogueProduct) {
  const { models } = registriesOf(shop.registries)
  const { sameEquipment, alternatives } = relatedProducts(product, shop.products, models)
  const summarized = (relations: Relation<CatalogueProduct>[]) =>
    relations.map(({ product: other, reason }) => ({ product: summaryOf(other), reason }))
  return { sameEquipment: summarized(sameEquipment), alternatives: summarized(alternatives) }
}

/** A product for its page: without the fields that the data sheet states in words. */
export function productWithSheet(shop: Shop, product: CatalogueProduct) {
  const sheet = dataSheet(product, registriesOf(shop.registries))
  const inSheet = { specifications: [], dossier: {}, evidence: [], tags: [] }
  if (product.category === 'equipamentos') return { product: { ...product, ...inSheet }, sheet }
  const variants = product.variants.map(({ ends: _ends, ...variant }) => variant)
  return { product: { ...product, ...inSheet, variants, ends: [], references: [], equipmentModel: [] }, sheet }
}

/** The products that have each connector, by the connector's key, in catalogue order. */
export const partsByConnector = derived(({ products }: Shop) => {
  const parts = new Map<string, CatalogueProduct[]>()
  for (const product of products)
    for (const key of connectorKeysOf(product)) parts.set(key, [...(parts.get(key) ?? []), product])
  return parts
})

const maximumMachineParts = 4

/** The parts for a machine that is sold here: the first ones, the number of all, and its models for the link to all. */
export interface MachineParts {
  parts: ProductSummary[]
  total: number
  models: string[]
  /** The key of the maker, if all models have the same one. */
  maker?: string
}

/** Finds the parts that name a machine's models. */
export function partsFor(shop: Shop, machine: CatalogueProduct): MachineParts {
  const { models } = registriesOf(shop.registries)
  const parts = partsOfMachine(machine.id, shop.products, models)
  const machineModels = models.all.filter((model) => model.product === machine.id)
  const [maker, ...otherMakers] = new Set(machineModels.map((model) => model.maker.key))
  return {
    parts: showcaseOrder(parts).slice(0, maximumMachineParts).map(summaryOf),
    total: parts.length,
    models: machineModels.map(({ key }) => key),
    ...(maker !== undefined && otherMakers.length === 0 && { maker }),
  }
}

const matesFinder = derived(({ products, registries }: Shop) => {
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  return matesIn(parts, registries.connectors)
})

/** The ends of a product with their mates, for its page. Empty for machines. */
export const matesOf = (shop: Shop, product: CatalogueProduct): MatingSection[] =>
  product.category === 'equipamentos' ? [] : matingSections(matesFinder(shop)(product))
