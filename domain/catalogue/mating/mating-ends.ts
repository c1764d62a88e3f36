import { endsOf } from '#domain/catalogue/part/ends.ts'
import type { Accessory, AccessoryRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { PartEnd, EndSide } from '#domain/catalogue/registry/part-end.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { type ArticleVariant, versionsOf } from '#domain/catalogue/variants/variant.ts'

/** The direction of an end in the chain from machine to patient; a loose tip ('solta') goes onto either end. */
export type Facing = 'equipamento' | 'paciente' | 'solta'

const facings: Partial<Record<EndSide, Facing>> = {
  equipamento: 'equipamento',
  cabo: 'equipamento',
  mangueira: 'equipamento',
  rabichos: 'paciente',
  transdutor: 'paciente',
  bracadeira: 'paciente',
  eletrodo: 'paciente',
  paciente: 'paciente',
}

/** The direction of a part's end; undefined for an end that only holds the part. */
export function facingOf(
  { productType, ends }: { productType: Accessory['productType']; ends: readonly PartEnd[] },
  { side }: Pick<PartEnd, 'side'>,
): Facing | undefined {
  if (productType === 'conectores-pni') return side === 'fixacao' ? undefined : 'solta'
  // An end for circuit or sensor faces the machine if the part also has a patient's end, else the patient.
  if (side === 'circuito' || side === 'sensor') {
    return ends.some((end) => end.side === 'paciente') ? 'equipamento' : 'paciente'
  }
  return facings[side]
}

/** Whether two ends can be joined: one faces the machine and the other the patient, or one is a loose tip. */
export function canMeet(a: Facing, b: Facing): boolean {
  return a === 'solta' || b === 'solta' || a !== b
}

export type MatingPart = AccessoryRecord & Partial<Pick<Accessory, 'brands'>>

export interface MatingEnd {
  part: MatingPart
  end: PartEnd
  connector: Connector
  facing: Facing
  variants: readonly ArticleVariant[]
}

/** A part's ends that can mate and are in the registry; an end that several variants share is listed once. */
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
