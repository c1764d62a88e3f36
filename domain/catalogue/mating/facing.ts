import type { Accessory } from '#domain/catalogue/product.ts'
import type { EndSide, PartEnd } from '#domain/catalogue/registry/part-end.ts'

/** The direction of an end in the chain from machine to patient; a loose tip can be mounted on either end of a hose. */
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

/**
 * The direction of an end; undefined for an end that only holds the part. In: the part's type and ends, and this end.
 */
export function facingOf(
  { productType, ends }: { productType: Accessory['productType']; ends: readonly PartEnd[] },
  { side }: Pick<PartEnd, 'side'>,
): Facing | undefined {
  if (productType === 'conectores-pni') return side === 'fixacao' ? undefined : 'solta'
  // In a part that also has a patient's end, these two ends face the machine; in any other part they face the patient.
  if (side === 'circuito' || side === 'sensor') {
    return ends.some((end) => end.side === 'paciente') ? 'equipamento' : 'paciente'
  }
  return facings[side]
}

/** Whether two ends can be joined: one faces the machine and the other the patient, or one is a loose tip. */
export function canMeet(a: Facing, b: Facing): boolean {
  return a === 'solta' || b === 'solta' || a !== b
}
