import { connectorKeysOf } from '#domain/catalogue/registry/connector-registry.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { compactCode } from '#domain/codes/code.ts'

/** What connects a product with others. */
interface Ties {
  /** The product's present and former codes, and those named in its specifications, in compact form. */
  codes: ReadonlySet<string>
  connectors: readonly string[]
}

const known = new WeakMap<ProductRecord, Ties>()

/**
 * The products that a change may concern: those that share a code or name one of its codes, and the parts that plug
 * into it or into what it plugs into. In: the product before and after, and all others.
 */
export function neighboursOf(
  versions: readonly ProductRecord[],
  others: readonly ProductRecord[],
  connectors: readonly Connector[],
): ProductRecord[] {
  const own = versions.map(tiesOf)
  const codes = new Set(own.flatMap((ties) => [...ties.codes]))
  const near = withMates(new Set(own.flatMap((ties) => ties.connectors)), connectors)
  const reached = withMates(near, connectors)
  return others.filter((other) => {
    const ties = tiesOf(other)
    return ties.connectors.some((key) => reached.has(key)) || [...ties.codes].some((code) => codes.has(code))
  })
}

/** Some connectors and all that mate with them. */
function withMates(keys: ReadonlySet<string>, connectors: readonly Connector[]): ReadonlySet<string> {
  const mated = connectors.flatMap(({ key, mates = [] }) => {
    if (keys.has(key)) return [key, ...mates]
    return mates.some((mate) => keys.has(mate)) ? [key] : []
  })
  return new Set([...keys, ...mated])
}

function tiesOf(product: ProductRecord): Ties {
  const found = known.get(product) ?? readTies(product)
  known.set(product, found)
  return found
}

function readTies(product: ProductRecord): Ties {
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const named = product.specifications.flatMap(({ value }) => value.match(/\b[A-Z]\w*\d\w*\b/g) ?? [])
  const codes = [product, ...variants].flatMap(({ sku, formerCodes = [] }) => [...(sku ? [sku] : []), ...formerCodes])
  return { codes: new Set([...codes, ...named].map(compactCode)), connectors: connectorKeysOf(product) }
}
