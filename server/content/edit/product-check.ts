import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { connectorKeysOf } from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import { productFault, productFile, type ContentFault } from '#server/content-error.ts'
import { matingFaults } from '#server/content/check/mating.ts'
import { checkProducts, completenessFaults } from '#server/content/check/products.ts'
import { formerCodeFaults } from '#server/content/check/references.ts'
import { unknownNameFaults } from '#server/content/check/registries.ts'
import type { CatalogueState } from './catalogue.ts'

/** What connects a product with others. */
interface Ties {
  /** The product's present and former codes, and those named in its specifications, in compact form. */
  codes: ReadonlySet<string>
  connectors: readonly string[]
}

/**
 * The products that a change may concern: those that share a code or name one of its codes, and the parts that plug
 * into it or into what it plugs into. In: the product before and after, and all others.
 */
export function neighboursOf(
  versions: readonly ProductRecord[],
  others: readonly ProductRecord[],
  connectors: readonly Connector[],
): ProductRecord[] {
  const versionTies = versions.map(tiesOf)
  const codes = new Set(versionTies.flatMap((ties) => [...ties.codes]))
  const directMates = withMates(new Set(versionTies.flatMap((ties) => ties.connectors)), connectors)
  const secondMates = withMates(directMates, connectors)
  return others.filter((other) => {
    const ties = tiesOf(other)
    return ties.connectors.some((key) => secondMates.has(key)) || [...ties.codes].some((code) => codes.has(code))
  })
}

/** Some connectors and all that mate with them. */
function withMates(keys: ReadonlySet<string>, connectors: readonly Connector[]): ReadonlySet<string> {
  const connected = connectors.flatMap(({ key, mates = [] }) => {
    if (keys.has(key)) return [key, ...mates]
    return mates.some((mate) => keys.has(mate)) ? [key] : []
  })
  return new Set([...keys, ...connected])
}

function tiesOf(product: ProductRecord): Ties {
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const citedCodes = product.specifications.flatMap(({ value }) => value.match(/\b[A-Z]\w*\d\w*\b/g) ?? [])
  const codes = [product, ...variants].flatMap(({ sku, formerCodes = [] }) => [...(sku ? [sku] : []), ...formerCodes])
  return { codes: new Set([...codes, ...citedCodes].map(compactCode)), connectors: connectorKeysOf(product) }
}

/** A product before and after a change; undefined where it does not exist. */
export interface ChangedProduct {
  before: ProductRecord | undefined
  after: ProductRecord
}

/**
 * The faults that the content check would report for a changed product: its own, and those that the change causes in
 * others. Only products that the change may concern are checked (neighboursOf), and not the registries themselves.
 */
export function faultsOfChange(catalogue: CatalogueState, { before, after }: ChangedProduct): ContentFault[] {
  const ownFile = productFile(after.id)
  const versions = before ? [before, after] : [after]
  const others = neighboursOf(
    versions,
    catalogue.products.filter(({ id }) => id !== after.id),
    catalogue.registries.connectors,
  )
  const { registries } = catalogue
  const withBrand = brandResolver(registries.brands, registries.makers)
  const neighbours = others.map(withBrand)
  const changedProduct = withBrand(after)
  const faultsBefore = new Set(
    groupFaults(registries, before ? [...neighbours, withBrand(before)] : neighbours).map((fault) =>
      JSON.stringify(fault),
    ),
  )
  // The changed product comes last, so that a repeated code is its fault.
  const faultsAfter = [
    ...groupFaults(registries, [...neighbours, changedProduct]),
    ...completenessFaults([changedProduct]),
    ...productFaults(catalogue, after),
  ]
  return faultsAfter.filter((fault) => fault.file === ownFile || !faultsBefore.has(JSON.stringify(fault)))
}

function groupFaults(registries: CatalogueState['registries'], products: Product[]): ContentFault[] {
  return [
    ...checkProducts(products),
    ...formerCodeFaults(products),
    ...matingFaults({ registries, products }, new Set()),
  ]
}

/** Faults for keys that the product names but that do not exist, and for an address that was given up for good. */
function productFaults({ registries, removed }: CatalogueState, product: ProductRecord): ContentFault[] {
  const { id } = product
  const problem = `há ${id}, que content/removed.yaml também tem; o que saiu de uso não volta a ser usado`
  const removedFault = removed.products.includes(id) ? [productFault(id, 'id', 'conteudo-reuso', problem)] : []
  return [...unknownNameFaults(registries, [product]), ...removedFault]
}
