import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { formerCodeFaults } from '#server/content/check/references.ts'
import { matingFaults } from '#server/content/check/mating.ts'
import { checkProducts } from '#server/content/check/products.ts'
import { unknownNameFaults } from '#server/content/check/registries.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import type { CatalogueState } from './catalogue.ts'
import { neighboursOf } from './neighbours.ts'
import { productFile } from './product-of-text.ts'

/** A product before and after a change; undefined where it does not exist. */
export interface ChangedProduct {
  before: ProductRecord | undefined
  after: ProductRecord
}

/**
 * The faults that the content check would report for a changed product: its own, and those that the change causes in
 * others. Only products that the change may concern are checked (neighbours.ts), and not the registries themselves.
 */
export function faultsBeside(catalogue: CatalogueState, { before, after }: ChangedProduct): ContentFault[] {
  const own = productFile(after.id)
  const versions = before ? [before, after] : [after]
  const others = neighboursOf(
    versions,
    catalogue.products.filter(({ id }) => id !== after.id),
    catalogue.registries.connectors,
  )
  const old = new Set(together(catalogue, before ? [...others, before] : others).map((fault) => JSON.stringify(fault)))
  // The changed product comes last, so that a repeated code is its fault.
  const now = [...together(catalogue, [...others, after]), ...alone(catalogue, after)]
  return now.filter((fault) => fault.file === own || !old.has(JSON.stringify(fault)))
}

function together({ registries }: CatalogueState, products: readonly ProductRecord[]): ContentFault[] {
  const named = products.map(brandNaming(registries.brands))
  return [
    ...checkProducts(named),
    ...formerCodeFaults(named),
    ...matingFaults({ registries, products: named }, new Set()),
  ]
}

/** Faults for connectors, models and other keys that the product names but that do not exist. */
function alone({ registries, removed }: CatalogueState, product: ProductRecord): ContentFault[] {
  return [...unknownNameFaults(registries, [product]), ...goneFaults([product], removed.products)]
}

/** Faults for products at addresses that were given up for good. */
function goneFaults(products: readonly ProductRecord[], removed: readonly string[]): ContentFault[] {
  const gone = new Set(removed)
  return products
    .filter(({ id }) => gone.has(id))
    .map(({ id }) => ({
      file: productFile(id),
      path: 'id',
      code: 'conteudo-reuso',
      problem: `há ${id}, que content/removed.yaml também tem; o que saiu de uso não volta a ser usado`,
    }))
}
