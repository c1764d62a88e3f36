import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'

type WithEnds = { ends: readonly PartEnd[] }
type EndsOfVariant = { ends?: readonly PartEnd[] | undefined }

/** The ends of a part in a chosen variant, whose own ends replace the product's on the same side. */
export function endsOf(part: WithEnds, variant?: EndsOfVariant): PartEnd[] {
  const variantEnds = variant?.ends ?? []
  const replaced = new Set(variantEnds.map(({ side }) => side))
  return [...part.ends.filter(({ side }) => !replaced.has(side)), ...variantEnds]
}

/** The ends of a part and those of all its variants. */
export function allEndsOf({ ends, variants }: WithEnds & { variants: readonly EndsOfVariant[] }): PartEnd[] {
  return [...ends, ...variants.flatMap((variant) => variant.ends ?? [])]
}

/** The connector keys that a product or one of its variants names, each once. */
export function connectorKeysOf(product: ProductRecord): string[] {
  return product.category === 'equipamentos' ? [] : [...new Set(allEndsOf(product).map(({ connector }) => connector))]
}
