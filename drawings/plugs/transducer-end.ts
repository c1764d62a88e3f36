import { piece } from '#drawings/drawn-files.ts'
import { part, type Placement, placed } from '#drawings/svg.ts'

/** The four kinds of transducer connectors, named after the brands of disposable kits. */
export const transducerBrands = ['argon', 'smiths', 'edward', 'bd'] as const
export type TransducerBrand = (typeof transducerBrands)[number]

/** The brand named in a variant's transducer ('Smiths Logical'), or undefined. */
export function transducerBrand(name: string | undefined): TransducerBrand | undefined {
  return transducerBrands.find((brand) => name?.toLowerCase().includes(brand))
}

/** The kit's side of a pressure cable: the cable enters at the origin, the contacts point left. */
export function transducerEnd(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-end', placed(placement, piece(`engate-${brand}`)), { 'data-brand': brand })
}
