import { type ArticleVariant, versionsOf } from '#domain/catalogue/article-variant.ts'
import type { Accessory, AccessoryRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'
import { endsOf, type ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { facingOf, type Facing } from './facing.ts'

/** The data of a part that mating uses. */
export type MatingPart = AccessoryRecord & Partial<Pick<Accessory, 'brands'>>

/** One end of a part that can mate. */
export interface MatingEnd {
  part: MatingPart
  end: PartEnd
  connector: Connector
  facing: Facing
  /** The variants that have this end; empty where the part has no variants. */
  variants: readonly ArticleVariant[]
}

/**
 * The ends of a part; an end that several variants share is listed once, ends that cannot mate or have an unknown
 * connector are left out.
 */
export function matingEnds(part: MatingPart, connectors: Pick<ConnectorRegistry, 'get'>): MatingEnd[] {
  const endsByKey = new Map<string, MatingEnd & { variants: ArticleVariant[] }>()
  for (const variant of versionsOf(part)) {
    const ends = endsOf(part, variant)
    const reachesMachine = ends.some((end) => facingOf({ ...part, ends }, end) === 'equipamento')
    for (const end of ends) {
      const facing = facingOf({ ...part, ends }, end)
      const connector = connectors.get(end.connector)
      // A part without an end towards the machine only touches the patient: the nose piece of a cannula does not mate.
      if (!connector || !facing || (facing === 'paciente' && !reachesMachine)) continue
      const key = [end.side, end.connector, end.label ?? ''].join(' ')
      const matingEnd = endsByKey.get(key) ?? { part, end, connector, facing, variants: [] }
      if (variant) matingEnd.variants.push(variant)
      endsByKey.set(key, matingEnd)
    }
  }
  return [...endsByKey.values()]
}
