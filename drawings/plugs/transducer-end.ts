import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { part, path, type Placement, placed, rect } from '#drawings/svg.ts'
import { boot } from './plug-body.ts'

/** The four kinds of transducer connectors, named after the brands of disposable kits. */
export const transducerBrands = ['argon', 'smiths', 'edward', 'bd'] as const
export type TransducerBrand = (typeof transducerBrands)[number]

/** The brand named in a variant's transducer ('Smiths Logical'), or undefined. */
export function transducerBrand(name: string | undefined): TransducerBrand | undefined {
  return transducerBrands.find((brand) => name?.toLowerCase().includes(brand))
}

const sides: Record<TransducerBrand, () => string> = {
  argon: () =>
    rect([-84, -18, 50, 36], { fill: colour.shade, rx: 3 }) +
    path('M-44 -18L-48 -29H-70L-82 -18M-72 -18V18', thinOutline),
  smiths: () =>
    rect([-70, -22, 36, 44], { fill: colour.shade, rx: 4 }) +
    rect([-90, -16, 20, 32], { rx: 2 }) +
    rect([-62, -28, 16, 6], { fill: colour.mid, ...thinLine }),
  edward: () =>
    rect([-66, -17, 32, 34], { fill: colour.shade, rx: 5 }) +
    rect([-78, -21, 14, 42], { fill: colour.tint, rx: 3 }) +
    rect([-96, -14, 18, 28], { rx: 2 }) +
    path('M-50 -8V8M-57 -8V8', thinOutline),
  bd: () =>
    path('M-34 -12C-50 -22 -66 -22 -80 -18V18C-66 22 -50 22 -34 12Z', { fill: colour.shade }) +
    rect([-96, -13, 16, 26], { rx: 5 }) +
    path('M-52 -18L-56 -28H-72L-90 -20', thinOutline),
}

/** The kit's side of a pressure cable: the cable enters at the origin, the contacts point left. */
export function transducerEnd(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-end', placed(placement, boot(10) + sides[brand]()), { 'data-brand': brand })
}
