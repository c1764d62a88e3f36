import { colour, inkFill, noLine, thin, thinOpen } from '../palette.ts'
import { circle, d, part, path, type Placement, placed, rect } from '../svg.ts'
import { boot } from './plug-body.ts'

/** The four families of transducer connector, told by the brand of the disposable kit. */
export const transducerBrands = ['argon', 'smiths', 'edward', 'bd'] as const
export type TransducerBrand = (typeof transducerBrands)[number]

/** The brand named in a variant's transducer ('Smiths Logical'), or undefined. */
export function transducerBrand(name: string | undefined): TransducerBrand | undefined {
  return transducerBrands.find((brand) => name?.toLowerCase().includes(brand))
}

const contact = (x: number, y: number, r = 4.5) => circle([x, y], r, { ...inkFill, ...noLine })

const faces: Record<TransducerBrand, () => string> = {
  argon: () =>
    path('M-38 -30H38V22H20V34H-20V22H-38Z', { fill: colour.shade }) +
    path([-21, -7, 7, 21].map((x) => d`M${x} -30V-2`).join(''), {
      stroke: '#b98a1c',
      'stroke-width': 6,
      'stroke-linecap': 'butt',
    }),
  smiths: () =>
    rect([-46, -20, 92, 40], { fill: colour.shade, rx: 5 }) +
    [-27, -9, 9, 27].map((x) => rect([x - 5, -9, 10, 18], { ...inkFill, ...noLine })).join('') +
    rect([-8, -30, 16, 10], { fill: colour.mid, ...thin }),
  edward: () =>
    circle([0, 0], 38, { fill: colour.shade }) +
    circle([0, 0], 27, {}) +
    path('M-5 -27V-17H5V-27', inkFill) +
    [
      [-12, -4],
      [12, -4],
      [-8, 12],
      [8, 12],
    ]
      .map(([x = 0, y = 0]) => contact(x, y))
      .join(''),
  bd: () =>
    rect([-44, -27, 88, 54], { fill: colour.shade, rx: 27 }) +
    rect([-32, -16, 64, 32], { rx: 16 }) +
    [-18, -6, 6, 18].map((x) => contact(x, 0)).join('') +
    path('M-14 -27V-36H14V-27', { fill: colour.mid, ...thin }),
}

const sides: Record<TransducerBrand, () => string> = {
  argon: () =>
    rect([-84, -18, 50, 36], { fill: colour.shade, rx: 3 }) +
    path('M-44 -18L-48 -29H-70L-82 -18M-84 -10H-70M-84 0H-70M-84 10H-70', thinOpen),
  smiths: () =>
    rect([-70, -22, 36, 44], { fill: colour.shade, rx: 4 }) +
    path('M-70 -14H-90M-70 -5H-90M-70 5H-90M-70 14H-90', {}) +
    rect([-62, -28, 16, 6], { fill: colour.mid, ...thin }),
  edward: () =>
    rect([-66, -17, 32, 34], { fill: colour.shade, rx: 5 }) +
    rect([-78, -21, 14, 42], { fill: colour.tint, rx: 3 }) +
    rect([-96, -14, 18, 28], { rx: 2 }) +
    path('M-50 -8V8M-57 -8V8', thinOpen),
  bd: () =>
    path('M-34 -12C-50 -22 -66 -22 -80 -18V18C-66 22 -50 22 -34 12Z', { fill: colour.shade }) +
    rect([-96, -13, 16, 26], { rx: 5 }) +
    path('M-52 -18L-56 -28H-72L-90 -20', thinOpen),
}

/** The kit's side of a pressure cable: the cable enters at the origin, the contacts point left. */
export function transducerEnd(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-end', placed(placement, boot(10) + sides[brand]()), { 'data-brand': brand })
}

/** The contact face of a transducer connector, about 90 units wide, around the origin. */
export function transducerFace(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-face', placed(placement, faces[brand]()), { 'data-brand': brand })
}
