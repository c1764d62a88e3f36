import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { formerCodeFaults } from '#server/content/check/check-former.ts'
import { matingFaults } from '#server/content/check/check-mating.ts'
import { checkProducts } from '#server/content/check/check-references.ts'
import { registryFaults } from '#server/content/check/check-registries.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import type { CatalogueState } from './catalogue.ts'
import { productFile } from './product-of-text.ts'

/**
 * What the check of the content would say of a product beside all others: its own faults, and those that others have because of it. In:
 * the catalogue without this change, and the product as it is to be.
 */
export function faultsBeside(catalogue: CatalogueState, product: ProductRecord): ContentFault[] {
  const others = catalogue.products.filter(({ id }) => id !== product.id)
  const own = productFile(product.id)
  const before = new Set(together(catalogue, catalogue.products).map((fault) => JSON.stringify(fault)))
  // It comes last: a code that stands twice is then its fault.
  return together(catalogue, [...others, product]).filter(
    (fault) => fault.file === own || !before.has(JSON.stringify(fault)),
  )
}

function together({ registries, removed }: CatalogueState, products: readonly ProductRecord[]): ContentFault[] {
  const named = products.map(brandNaming(registries.brands))
  return [
    ...checkProducts(named),
    ...formerCodeFaults(named),
    ...registryFaults({ registries, products: named }, new Set()),
    ...matingFaults({ registries, products: named }, new Set()),
    ...goneFaults(named, removed.products),
  ]
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
