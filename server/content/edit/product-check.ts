import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { compactCode } from '#domain/codes/code.ts'
import { productFault, productFile, type ContentFault } from '#server/content-error.ts'
import { matingFaults } from '#server/content/check/mating.ts'
import { checkProducts, completenessFaults } from '#server/content/check/products.ts'
import { formerCodeFaults } from '#server/content/check/references.ts'
import { unknownNameFaults } from '#server/content/check/registries.ts'
import type { CatalogueState } from './catalogue.ts'

/** The products that a change may concern: by codes they share or name, and by parts that mate with them. */
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

function withMates(keys: ReadonlySet<string>, connectors: readonly Connector[]): ReadonlySet<string> {
  const connected = connectors.flatMap(({ key, mates = [] }) => {
    if (keys.has(key)) return [key, ...mates]
    return mates.some((mate) => keys.has(mate)) ? [key] : []
  })
  return new Set([...keys, ...connected])
}

/** What connects a product with others: its connectors, and its own, former and cited codes in compact form. */
function tiesOf(product: ProductRecord): { codes: ReadonlySet<string>; connectors: readonly string[] } {
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const citedCodes = product.specifications.flatMap(({ value }) => value.match(/\b[A-Z][A-Za-z_]*\d\w*\b/g) ?? [])
  const codes = [product, ...variants].flatMap(({ sku, formerCodes = [] }) => [...(sku ? [sku] : []), ...formerCodes])
  return { codes: new Set([...codes, ...citedCodes].map(compactCode)), connectors: connectorKeysOf(product) }
}

/** The faults that a changed product has or causes in its neighbours; the registries themselves are not checked. */
export function faultsOfChange(
  { products, registries, removed }: CatalogueState,
  { before, after }: { before: ProductRecord | undefined; after: ProductRecord },
): ContentFault[] {
  const versions = before ? [before, after] : [after]
  const otherProducts = products.filter(({ id }) => id !== after.id)
  const others = neighboursOf(versions, otherProducts, registries.connectors)
  const withBrand = brandResolver(registries.brands, registries.makers)
  const neighbours = others.map(withBrand)
  const faultsBefore = groupFaults(registries, before ? [...neighbours, withBrand(before)] : neighbours)
  const knownFaults = new Set(faultsBefore.map((fault) => JSON.stringify(fault)))
  const reuse = `há ${after.id}, que content/removed.yaml também tem; o que saiu de uso não volta a ser usado`
  const faultsAfter = [
    // The changed product comes last, so that a repeated code is its fault.
    ...groupFaults(registries, [...neighbours, withBrand(after)]),
    ...completenessFaults([withBrand(after)]),
    ...unknownNameFaults(registries, [after]),
    ...(removed.products.includes(after.id) ? [productFault(after.id, 'id', 'conteudo-reuso', reuse)] : []),
  ]
  return faultsAfter.filter((fault) => fault.file === productFile(after.id) || !knownFaults.has(JSON.stringify(fault)))
}

const groupFaults = (registries: CatalogueState['registries'], products: Product[]): ContentFault[] => [
  ...checkProducts(products),
  ...formerCodeFaults(products),
  ...matingFaults({ registries, products }, new Set()),
]
