import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import type { Accessory, AccessoryRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { endsOf, type ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'
import { facingOf, type Facing } from './facing.ts'

/** A part as mating asks of it. */
export type MatingPart = AccessoryRecord & Partial<Pick<Accessory, 'brands'>>

/** One end of a part that something can go into. */
export interface MatingEnd {
  part: MatingPart
  end: PartEnd
  connector: Connector
  facing: Facing
  /** The variants that have it; none where the part has no variants. */
  variants: readonly ArticleVariant[]
}

/** The ends of a part, those that several variants share once. An end of an unknown connector is left out. */
export function matingEnds(part: MatingPart, connectors: Pick<ConnectorRegistry, 'get'>): MatingEnd[] {
  const found = new Map<string, MatingEnd & { variants: ArticleVariant[] }>()
  for (const variant of part.variants.length > 0 ? part.variants : [undefined]) {
    const ends = endsOf(part, variant)
    const reachesMachine = ends.some((end) => facingOf({ ...part, ends }, end) === 'equipamento')
    for (const end of ends) {
      const facing = facingOf({ ...part, ends }, end)
      const connector = connectors.get(end.connector)
      // What has nothing towards the machine stands on the patient alone: a cannula's nose is no part of a circuit.
      if (!connector || !facing || (facing === 'paciente' && !reachesMachine)) continue
      const key = [end.side, end.connector, end.label ?? ''].join(' ')
      const known = found.get(key) ?? { part, end, connector, facing, variants: [] }
      if (variant) known.variants.push(variant)
      found.set(key, known)
    }
  }
  return [...found.values()]
}
