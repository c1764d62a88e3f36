import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { formerCodeFaults } from '#server/content/check/check-former.ts'
import { matingFaults } from '#server/content/check/check-mating.ts'
import { checkProducts } from '#server/content/check/check-references.ts'
import { unknownNameFaults } from '#server/content/check/check-registries.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import type { CatalogueState } from './catalogue.ts'
import { neighboursOf } from './neighbours.ts'
import { productFile } from './product-of-text.ts'

/** A product before a change and after it; undefined: it was not there. */
export interface ChangedProduct {
  before: ProductRecord | undefined
  after: ProductRecord
}

/**
 * What the check of the content would say of a product beside the others: its own faults, and those that others have because of the
 * change. Only those that it may concern are looked at (neighbours.ts). What the registries have wrong by themselves is not told here.
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
  // It comes last: a code that stands twice is then its fault.
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

/** What a product says that there is not. */
function alone({ registries, removed }: CatalogueState, product: ProductRecord): ContentFault[] {
  return [...unknownNameFaults(registries, [product]), ...goneFaults([product], removed.products)]
}

/** Products whose address was given up for good. */
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
