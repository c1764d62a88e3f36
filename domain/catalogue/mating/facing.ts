import type { Accessory } from '#domain/catalogue/product.ts'
import type { EndSide, PartEnd } from '#domain/catalogue/registry/part-end.ts'

/** Where an end looks in the chain from machine to patient; a loose tip is mounted on either half of a hose. */
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

/** In: a part's type and its ends, and one of them. Out: where that looks; undefined for what only holds the part. */
export function facingOf(
  { productType, ends }: { productType: Accessory['productType']; ends: readonly PartEnd[] },
  { side }: Pick<PartEnd, 'side'>,
): Facing | undefined {
  if (productType === 'conectores-pni') return side === 'fixacao' ? undefined : 'solta'
  // What stands next to the patient has circuit or sensor before it; what stands at the machine has them behind it.
  if (side === 'circuito' || side === 'sensor') {
    return ends.some((end) => end.side === 'paciente') ? 'equipamento' : 'paciente'
  }
  return facings[side]
}

/** Whether two ends can meet: one looks to the machine and the other to the patient, or one of them is a loose tip. */
export function canMeet(one: Facing, other: Facing): boolean {
  return one === 'solta' || other === 'solta' || one !== other
}
