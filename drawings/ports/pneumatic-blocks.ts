import { colour, inkFill, thinOpen } from '#drawings/palette.ts'
import { element, path, placed, type Point, rect } from '#drawings/svg.ts'
import { piece } from './pneumatic-material.ts'
import { barb, type Make, port } from './port.ts'

const right = (at: Point, drawn: string, scale = 1) => placed({ at, flip: true, scale, keepLine: true }, drawn)

/** Rectangular block for two tubes, with sprung latches above and below. */
export function rectangularDouble(make: Make): string {
  const latch = 'M-10 -58C-18 -74 -40 -78 -66 -72L-84 -68V-58'
  return [
    right([24, -30], barb(make)),
    right([24, 30], barb(make)),
    path(latch, { fill: colour.mid }),
    element('g', { transform: 'scale(1 -1)' }, path(latch, { fill: colour.mid })),
    rect([-84, -60, 110, 120], { fill: colour.tint, rx: 6 }),
    rect([-112, -48, 28, 96], { rx: 3 }),
    path('M-112 -32H-84M-112 32H-84M-60 -44V44M-48 -44V44M-36 -44V44', thinOpen),
  ].join('')
}

/** Flat two-way body that clicks in: shallow, with a central tongue. */
export function clickDouble(make: Make): string {
  return [
    right([30, -22], barb(make), 0.9),
    right([30, 22], barb(make), 0.9),
    path('M32 -40H-20C-44 -40 -52 -34 -74 -34H-96V34H-74C-52 34 -44 40 -20 40H32Z', { fill: colour.shade }),
    rect([-78, -14, 66, 28], { fill: colour.tint, rx: 12 }),
    path('M-30 -6V6M-38 -6V6M-46 -6V6', thinOpen),
    rect([-108, -26, 12, 18], inkFill),
    rect([-108, 8, 12, 18], inkFill),
  ].join('')
}

/** Newborn pair: a cone on one tube, a mouth on the other. */
export function luerPair(make: Make): string {
  const one = (y: number, name: 'luer-macho' | 'luer-femea') =>
    placed(
      { at: [0, y], scale: 0.9, keepLine: true },
      right([14, 0], barb(make)) +
        placed({ at: [-14, 0] }, port(name, make.material)) +
        piece(make.material, [-16, 16], 24),
    )
  return one(-46, 'luer-macho') + one(46, 'luer-femea')
}

/** Short plug bent at a right angle. */
export function angledPlug(make: Make): string {
  return (
    placed({ at: [0, 26], turn: -90 }, barb(make)) +
    placed({ at: [-26, 0] }, port('plugue-ar', make.material)) +
    path('M-28 -26H6C20 -26 28 -18 28 -4V28H-28Z', { fill: colour.tint }) +
    path('M-14 -12H4C10 -12 14 -8 14 -2V14', thinOpen)
  )
}

/** Two barbs of one size with a rib between, or of two sizes. */
export function union(make: Make, { reduced = false } = {}): string {
  return (
    right([8, 0], barb(make), reduced ? 0.62 : 1) +
    placed({ at: [-8, 0], scale: reduced ? 1.25 : 1, keepLine: true }, barb(make)) +
    (reduced ? path('M-12 -20L12 -11V11L-12 20Z', { fill: colour.tint }) : piece(make.material, [-8, 8], 27))
  )
}

/** Three barbs at right angles. */
export function tee(make: Make): string {
  return (
    right([24, 0], barb(make)) +
    placed({ at: [-24, 0] }, barb(make)) +
    placed({ at: [0, 14], turn: -90 }, barb(make)) +
    path('M-26 -13H26V13H13V26H-13V13H-26Z', { fill: colour.tint })
  )
}

/** Two slanted branches into one. */
export function wye(make: Make): string {
  return (
    placed({ at: [-24, 0] }, barb(make)) +
    placed({ at: [16, -18], turn: 145 }, barb(make)) +
    placed({ at: [16, 18], turn: -145 }, barb(make)) +
    path('M-28 -13H-4L14 -31L29 -10L20 0L29 10L14 31L-4 13H-28Z', { fill: colour.tint })
  )
}

/** Solid barb with a wide head: the only one without a bore. */
export function stopper(make: Make): string {
  return (
    right([0, 0], barb(make, { solid: true })) +
    rect([-26, -44, 28, 88], { fill: colour.mid, rx: 8 }) +
    path('M-14 -30V30', { ...thinOpen, stroke: colour.sheet })
  )
}
